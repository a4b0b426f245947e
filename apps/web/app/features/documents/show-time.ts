const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** '17 November', with the year when it is another one. */
export function showDay(moment: string): string {
  const at = new Date(moment)
  return (at.getFullYear() === new Date().getFullYear() ? DAY : DAY_AND_YEAR).format(at)
}

/** '09:14' today, 'on 17 November' before. */
export function showMoment(moment: string): string {
  const at = new Date(moment)
  return at.toDateString() === new Date().toDateString() ? TIME.format(at) : `on ${showDay(moment)}`
}
