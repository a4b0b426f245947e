import { shownCurrency } from '@jobapply/core/profiles/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { PAY_PERIODS_PER_YEAR } from '#constants'
import type { ListedJob } from '#read/posting'

type Pay = Pick<ListedJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>
type DesiredPay = Pick<ProfileFields, 'desired_salary_min' | 'desired_salary_max' | 'expected_salary_currency'>

/** Undefined when the posting names no pay or no period. */
export function yearlyPay({ salaryMin, salaryMax, salaryPeriod }: Pay): { min: number; max: number } | undefined {
  const low = salaryMin ?? salaryMax
  const high = salaryMax ?? salaryMin
  if (low === null || high === null || salaryPeriod === null) return undefined
  const times = PAY_PERIODS_PER_YEAR[salaryPeriod]
  return { min: low * times, max: high * times }
}

/**
 * Other currencies are not compared: we have no exchange rates. Nor is pay without a currency: 80,000 can be little or much. A profile
 * without one means the currency that its screen shows.
 */
const isSameCurrency = (job: Pay, { expected_salary_currency }: DesiredPay) =>
  job.salaryCurrency === shownCurrency(expected_salary_currency)

/** Whether the pay overlaps the desired range; undefined when either is unknown. */
export function isPayAcceptable(job: Pay, desired: DesiredPay): boolean | undefined {
  const { desired_salary_min: least, desired_salary_max: most } = desired
  const pay = yearlyPay(job)
  if (!pay || (least === null && most === null) || !isSameCurrency(job, desired)) return undefined
  return pay.max >= (least ?? 0) && pay.min <= (most ?? Number.POSITIVE_INFINITY)
}

/** 1 when the pay reaches the desired minimum, falling to 0 at half of it. */
export function payValue(job: Pay, desired: DesiredPay): number | null {
  const least = desired.desired_salary_min ?? desired.desired_salary_max
  const pay = yearlyPay(job)
  if (!pay || least === null || !isSameCurrency(job, desired)) return null
  if (pay.max >= least) return 1
  const share = pay.max / least
  return Math.max(0, (share - 0.5) * 2)
}
