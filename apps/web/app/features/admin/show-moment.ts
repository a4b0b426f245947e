const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** 'Today, 08:02', else '16 Nov 2026, 18:20'. */
export function showMoment(moment: string): string {
  const at = new Date(moment)
  const day = at.toDateString() === new Date().toDateString() ? 'Today' : DAY.format(at)
  return `${day}, ${TIME.format(at)}`
}
