# Ink Days
prompts <- c(
  "Ghost",
  "Moon",
  "Cactus",
  "Lantern",
  "River",
  "Owl",
  "Candle",
  "Bridge",
  "Mirror",
  "Storm",
  "Feather",
  "Castle")
