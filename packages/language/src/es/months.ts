export const MONTHS =
  'enero ene, febrero feb, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto ago, septiembre setiembre sept sep, octubre oct, noviembre nov, diciembre dic'
