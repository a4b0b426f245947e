export const ABBREVIATIONS = {
  joining: 'bijv incl excl resp evt',
  naming: 'dhr mevr mw dr prof ing tel',
  counting: 'nr ca',
  closing: 'enz',
}
