class Request:
  GET = 1
  POST = 2

  _methods = {
    1: "GET",
    2: "POST",
    3: "HEAD",
    4: "PUT",
    5: "DELETE",
  }

  def clear_part_0(self):
    if self.has_part_0_:
      self.has_part_0_ = 0
      self.part_0_ = ""

  def clear_part_1(self):
    if self.has_part_1_:
      self.has_part_1_ = 0
      self.part_1_ = ""

  def clear_part_2(self):
    if self.has_part_2_:
      self.has_part_2_ = 0
      self.part_2_ = ""

  def clear_part_3(self):
    if self.has_part_3_:
      self.has_part_3_ = 0
      self.part_3_ = ""

  def clear_part_4(self):
    if self.has_part_4_:
      self.has_part_4_ = 0
      self.part_4_ = ""

  def clear_part_5(self):
    if self.has_part_5_:
      self.has_part_5_ = 0
      self.part_5_ = ""
