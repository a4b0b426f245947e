const MINUTE = 60_000
/** A call is opened a little before it starts. */
const EARLY_MINUTES = 5

/** 'in 1 day 5 h', 'in 2 h 10 min', 'in 4 min'. */
export function countdown(at: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(at) - now.getTime()) / MINUTE)
  if (minutes <= 0) return 'has begun'
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)]
  if (days > 0) return `in ${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`
  return ['in', hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ')
}

/** Whether it is still too early for the call. */
export const isEarly = (at: string, now: Date) => Date.parse(at) - EARLY_MINUTES * MINUTE > now.getTime()

/** '1:12' */
export const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
