export const PRESENT_WORDS = [
  'present|current|currently|now|today|ongoing|on-going|to date|till date|till now|until now|to present|date',
  'heute|aktuell|derzeit|jetzt|laufend|gegenwart|dato',
  "aujourd['’]?hui|présent|à ce jour|ce jour|en cours|actuellement|actuel|en poste|maintenant|à présent",
  'actualidad|actual|la actualidad|actualmente|presente|el presente|hoy|la fecha|la actualidad',
  'oggi|in corso|attuale|attualmente|ad oggi|presente|corrente',
  'atual|atualmente|atualidade|hoje|o momento|o presente|até o momento|até à data|até a data|em andamento|em curso',
  'heden|nu|huidig|vandaag|momenteel|tot op heden|lopend',
  'nuvarande|pågående|idag|i dag|tills vidare|dags dato',
  'nuværende|nåværende|nykyinen|nykyhetki|tällä hetkellä',
  'dnes|současnost|současnosti|súčasnosť|danas|sadašnjost|jelenleg|prezent|în prezent|azi',
  'halen|bugün|günümüz|devam ediyor|σήμερα|настоящее время|теперішній час|досі',
  'obecnie|teraz|dziś|dzisiaj|nadal|chwili obecnej|do chwili obecnej',
]

export const SINCE_WORDS = 'since|seit|depuis|desde|dal|da|sinds|vanaf|ab|sedan|från|od'
export const RANGE_WORDS =
  'to|until|till|through|thru|bis|bis zum|à|au|jusqu’à|jusquà|hasta|al|a|até|ate|ao|fino a|fino al|fino ad|ad|tot|tot en met|t/m|e|do'
export const SEASONS =
  'spring|summer|fall|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|våren|sommaren|hösten|vintern|wiosna|lato|jesień|zima'
/** Durations beside a date: "5 years 8 months". */
export const DURATION_UNITS =
  'years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|années?|mois|años?|meses|mes|anni|anno|mesi|mese|anos?|mês|jaar|jaren|maanden|maand|weeks?|år|månader|månad|lat|lata|rok|miesięcy|miesiące|miesiąc'
