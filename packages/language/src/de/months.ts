export const MONTHS =
  'Januar jan Jänner jän, Februar feb febr, März mrz maerz mär, April apr, Mai, Juni jun, Juli jul, August aug, September sept sep, Oktober okt, November nov, Dezember dez'
