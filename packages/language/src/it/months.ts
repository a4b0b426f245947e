export const MONTHS =
  'gennaio gen genn, febbraio febb feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug, agosto ago, settembre sett set, ottobre ott, novembre nov, dicembre dic'
