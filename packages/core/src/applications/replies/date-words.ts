import { monthNumbers } from '@jobapply/language/months'

/** From Sunday on, as `getUTCDay` counts. */
const WEEKDAYS = [
  'sunday sun sonntag dimanche domingo zondag domenica sondag sondagen',
  'monday mon montag lundi lunes maandag lunedi mandag mandagen',
  'tuesday tue tues dienstag mardi martes dinsdag martedi tisdag tisdagen',
  'wednesday wed mittwoch mercredi miercoles woensdag mercoledi onsdag onsdagen',
  'thursday thu thur thurs donnerstag jeudi jueves donderdag giovedi torsdag torsdagen',
  'friday fri freitag vendredi viernes vrijdag venerdi fredag fredagen',
  'saturday sat samstag sonnabend samedi sabado zaterdag sabato lordag lordagen',
]
/** In the languages in which mails are read. */
export const MONTH_OF = new Map(
  // Portuguese 'set' and 'out' are English words.
  [...monthNumbers(['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'sv'])].filter(([name]) => name !== 'set' && name !== 'out'),
)
export const WEEKDAY_OF = new Map(WEEKDAYS.flatMap((row, index) => row.split(' ').map((word) => [word, index] as const)))
/** Days from the day of the mail. German 'morgen' is also the morning: 'guten Morgen' is caught where it is used. */
export const DAYS_AHEAD = new Map([
  ...['today', 'heute', 'hoy', 'vandaag', 'hoje', 'oggi', 'idag'].map((word) => [word, 0] as const),
  ...['tomorrow', 'morgen', 'demain', 'manana', 'amanha', 'domani', 'imorgon'].map((word) => [word, 1] as const),
])
export const GREETED_BY = new Set(['guten', 'goede', 'la', 'good', 'am'])

/** A date after one of these is a deadline. Dutch 'vóór' is 'before', 'voor' also 'for': the accents decide. */
export const DEADLINE = new Set(
  'by before until till deadline bis vor spatestens avant antes hasta uiterlijk tot vóór within até entro senast'.split(' '),
)
/** A date after one of these does not hold any more, or never did. */
export const REPLACED = [
  'instead of',
  'rather than',
  'statt',
  'anstelle',
  'anstatt',
  'au lieu',
  'en lugar',
  'en vez',
  'in plaats van',
  'originally',
  'ursprunglich',
  'previously',
  'em vez',
  'invece',
  'istallet for',
]
export const PAST = new Set(
  'last letzten letzte letzter vergangenen dernier derniere pasado pasada afgelopen vorige scorso scorsa passado passada forra'.split(
    ' ',
  ),
)
/** 'Next Tuesday' on a Monday is tomorrow for some and in eight days for others. */
export const VAGUE = new Set(
  'next nachsten nachste nachster kommenden prochain proximo volgende following prossimo prossima proxima nasta'.split(' '),
)
/** What was to take place does not. */
export const CANCELLED =
  /\b(?:cannot|can ' t|can’t|can ’ t|can not|won ' t|won ’ t) (?:take place|do|make)|\bcancel|\bausfallen|\bentfall|\bnicht stattfinden|\bdoit etre report|\bannule|\bno puede celebrarse|\bcancelad|\bniet doorgaan\b|\bannullat|\binstalld/
