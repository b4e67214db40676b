// Who lays lists out needs lists.
@_exported public import InkleafLists
