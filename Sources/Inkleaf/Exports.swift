// One import gives a caller everything: lists, pages and recipes, colours and lengths, and fonts.

@_exported public import InkleafGeometry
@_exported public import InkleafPages
@_exported public import InkleafReading
@_exported public import InkleafRendering
@_exported public import InkleafText
