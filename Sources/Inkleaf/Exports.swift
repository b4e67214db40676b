// What a caller of the library needs is here by one import: lists, pages and recipes, colours and
// lengths, and the fonts to set them in.

@_exported public import InkleafGeometry
@_exported public import InkleafPages
@_exported public import InkleafRendering
@_exported public import InkleafText
