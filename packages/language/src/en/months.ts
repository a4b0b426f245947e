/** From January on: the name, then how it is abbreviated or misspelt. */
export const MONTHS =
  'January jan, February feb febr, March mar, April apr, May, June jun, July jul, August aug, September sept sep, October oct, November nov, December dec'
