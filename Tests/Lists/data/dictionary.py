prompts = {
    1: "Mirror",  # day 1
    2: "Moss",  # day 2
    3: "Owl",  # day 3
    4: "Lantern",  # day 4
    5: "Knot",  # day 5
    6: "Bridge",  # day 6
    7: "Fern",  # day 7
    8: "Kettle",  # day 8
    9: "Cloud",  # day 9
    10: "Anchor",  # day 10
    11: "Thistle",  # day 11
    12: "Ladder",  # day 12
}
