/** The times and places of work that words name: a duty is known to suit who works so today. */
const TIMES = {
  night:
    /(?<![a-zß-ɏ])night(?!s? (?:out|away|club))|nacht|(?<![a-zß-ɏ])nuits?(?![a-zß-ɏ])|noches?(?![a-zß-ɏ])|noites?(?![a-zß-ɏ])|nocturn|noturn/i,
  three: /(?:three|3|drei)[- ]?(?:shift|schicht)|3x8|(?:tres|três) turnos/i,
  rotating: /rotating|wechselschicht|(?:en|no|por|on an?|a) (?:turnos rotativos|rota|roster)(?![a-zß-ɏ])|équipes alternantes/i,
  onCall: /on[- ]call|rufbereitschaft|bereitschaftsdienst|astreinte|guardias/i,
  weekend:
    /weekend|week[- ]end|wochenend|fin(?:es|s|ais)? de semana|saturday|sunday|samstag|sonntag|samedi|dimanche|sábado|domingo/i,
  holiday: /(?:bank|public) holidays?|feiertag|jours? fériés?|festivos|feriados/i,
  evening: /evening|spätschicht|(?<![a-zß-ɏ])soir|tardes?(?![a-zß-ɏ])/i,
  away: /nights? (?:out|away)|overnight stays?|away from home|tramping|découch|übernachtung|pernocta/i,
} as const
export type TimeOfWork = keyof typeof TIMES

/** "12 hour nights": more than the kind of shift is asked for. */
const EXACT = /\d ?-?(?:hours?|hrs|Stunden|heures|horas)(?![a-zß-ɏ])/i

export const timesAsked = (words: string) => (EXACT.test(words) ? [] : timesIn(words))

export const timesIn = (words: string): TimeOfWork[] =>
  (Object.keys(TIMES) as TimeOfWork[]).filter((time) => TIMES[time].test(words))
