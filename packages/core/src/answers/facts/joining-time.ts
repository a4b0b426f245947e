import type { FormLanguage } from '#answers/words/names'
import type { Token } from '#answers/words/tokens'
import { JOINING_RULES } from '#profiles/constants'
import { type JoiningTimeline, joiningTimeline } from '#profiles/joining'
import { addMonths, daysBetween } from '#shared/time/dates'
import { type Answering, type Found, has, type Truth } from './fact.ts'
import { covers, type Interval, innermost, readInterval } from './intervals.ts'

const TIMELINES: Readonly<Record<FormLanguage, Readonly<Record<JoiningTimeline, string>>>> = {
  en: timelines('Immediately', '1 week', '2 weeks', '3 weeks', '1 month', '2 months', '3 months'),
  de: timelines('Sofort', '1 Woche', '2 Wochen', '3 Wochen', '1 Monat', '2 Monate', '3 Monate'),
  fr: timelines('Immédiatement', '1 semaine', '2 semaines', '3 semaines', '1 mois', '2 mois', '3 mois'),
  es: timelines('Inmediata', '1 semana', '2 semanas', '3 semanas', '1 mes', '2 meses', '3 meses'),
  nl: timelines('Direct', '1 week', '2 weken', '3 weken', '1 maand', '2 maanden', '3 maanden'),
  pl: timelines('Natychmiast', '1 tydzień', '2 tygodnie', '3 tygodnie', '1 miesiąc', '2 miesiące', '3 miesiące'),
  it: timelines('Immediatamente', '1 settimana', '2 settimane', '3 settimane', '1 mese', '2 mesi', '3 mesi'),
  pt: timelines('Imediatamente', '1 semana', '2 semanas', '3 semanas', '1 mês', '2 meses', '3 meses'),
  sv: timelines('Omgående', '1 vecka', '2 veckor', '3 veckor', '1 månad', '2 månader', '3 månader'),
  da: timelines('Straks', '1 uge', '2 uger', '3 uger', '1 måned', '2 måneder', '3 måneder'),
}

function timelines(...texts: [string, string, string, string, string, string, string]): Record<JoiningTimeline, string> {
  const [immediate, week, weeks2, weeks3, month, months2, months3] = texts
  return {
    immediate,
    'one-week': week,
    'two-weeks': weeks2,
    'three-weeks': weeks3,
    'one-month': month,
    'two-months': months2,
    '3-months': months3,
  }
}

/** Notice and start, both from the joining date. A date that has passed says nothing about today. */
export function answerJoining(topic: 'notice' | 'start', { tokens, context, today }: Answering): Found {
  const date = context.profile.expected_joining_date
  const days = date ? daysBetween(today, date) : -1
  if (!date || days < 0) return 'no-fact'
  const timeline = joiningTimeline(date, today)
  const number = topic === 'notice' ? inUnit(tokens, days, timeline) : undefined
  return {
    field: 'expected_joining_date',
    sentence: `Joining date: ${date}`,
    ...(topic === 'start' && has(tokens, 'soon') ? { yes: days === 0 } : {}),
    ...(number === undefined ? {} : { number }),
    ...(topic === 'start' ? { date } : {}),
    text: (language) =>
      number !== undefined
        ? String(number)
        : topic === 'start'
          ? date
          : timeline && !hasUnit(tokens)
            ? TIMELINES[language][timeline]
            : null,
    holds: (option) => holdsTime(option, days, today),
    narrowest: (options) => {
      const intervals = options.map((option) => timeOf(option, today))
      return intervals.every((one) => one !== null) ? innermost(intervals) : undefined
    },
  }
}

const UNITS = ['days', 'weeks', 'months'] as const
const hasUnit = (tokens: readonly Token[]) => has(tokens, ...UNITS)

/** The number in the unit that the question names, when it is whole. */
function inUnit(tokens: readonly Token[], days: number, timeline: JoiningTimeline | null): number | undefined {
  const units = UNITS.filter((unit) => has(tokens, unit))
  if (units.length !== 1) return undefined
  if (units[0] === 'days') return days
  if (units[0] === 'weeks') return days % 7 === 0 ? days / 7 : undefined
  const rule = timeline ? JOINING_RULES[timeline] : undefined
  return rule && 'months' in rule ? rule.months : undefined
}

const SLACK: Readonly<Record<string, number>> = { days: 0, weeks: 1, months: 2 }

function holdsTime(option: readonly Token[], days: number, today: string): Truth {
  const interval = timeOf(option, today)
  return interval && covers(interval, days)
}

/** An option in days: '2 weeks', 'within a month', '1-3 months'. One amount alone has the slack with which the profile shows it. */
function timeOf(option: readonly Token[], today: string): Interval | null {
  const units = UNITS.filter((unit) => has(option, unit))
  const interval = readInterval(option, ['notice', 'start', ...UNITS])
  if (!interval || units.length > 1) return null
  const [unit] = units
  if (!unit) return interval.low === 0 && interval.high === 0 ? interval : null
  const toDays = (amount: number) =>
    amount === Number.POSITIVE_INFINITY
      ? amount
      : unit === 'months'
        ? daysBetween(today, addMonths(today, Math.floor(amount)))
        : unit === 'weeks'
          ? amount * 7
          : amount
  if (unit === 'months' && [interval.low, interval.high].some((amount) => Number.isFinite(amount) && !Number.isInteger(amount)))
    return null
  const slack = interval.low === interval.high && interval.low > 0 ? (SLACK[unit] ?? 0) : 0
  return { ...interval, low: toDays(interval.low) - slack, high: toDays(interval.high) + slack }
}
