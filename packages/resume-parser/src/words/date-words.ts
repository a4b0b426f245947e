/** Months in English, German, French, Spanish, Italian, Portuguese and Dutch, with the usual abbreviations; one row per month. */
export const MONTHS = [
  'january jan januar jänner jän janvier janv enero ene gennaio gen genn janeiro januari',
  'february feb febr februar février fevrier févr fevr fév fev febrero febbraio febb fevereiro februari',
  'march mar mrz märz maerz mär mars marzo março marco maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug août aout agosto ago ago augustus',
  'september sept sep septembre septiembre setiembre set settembre sett setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro',
]

export const PRESENT_WORDS = [
  'present|current|currently|now|today|ongoing|on-going|to date|till date|till now|until now|to present|date',
  'heute|aktuell|derzeit|jetzt|laufend|gegenwart|dato',
  "aujourd['’]?hui|présent|à ce jour|ce jour|en cours|actuellement|actuel|en poste|maintenant",
  'actualidad|actual|la actualidad|actualmente|presente|el presente|hoy|la fecha|la actualidad',
  'oggi|in corso|attuale|attualmente|ad oggi|presente|corrente',
  'atual|atualmente|hoje|o momento|o presente|até o momento|em andamento|em curso',
  'heden|nu|huidig|tot op heden|lopend',
]

export const SINCE_WORDS = 'since|seit|depuis|desde|dal|da|sinds|vanaf|ab'
export const RANGE_WORDS =
  'to|until|till|through|thru|bis|bis zum|à|au|jusqu’à|jusquà|hasta|al|a|até|ate|ao|fino a|fino al|tot|tot en met|t/m|e'
export const SEASONS =
  'spring|summer|fall|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst'
/** Durations beside a date: "5 years 8 months". */
export const DURATION_UNITS =
  'years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|années?|mois|años?|meses|mes|anni|anno|mesi|mese|anos?|mês|jaar|jaren|maanden|maand|weeks?'
