export const ABBREVIATIONS = {
  joining: 'approx incl',
  naming: 'mr mrs ms dr st prof jr sr vs',
  counting: 'no nos',
  closing: 'etc inc ltd co',
}
