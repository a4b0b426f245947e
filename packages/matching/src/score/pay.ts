import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { PAY_PERIODS_A_YEAR } from '#constants'
import type { ListedJob } from '#read/posting'

type Pay = Pick<ListedJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>
type Wish = Pick<ProfileFields, 'desired_salary_min' | 'desired_salary_max' | 'expected_salary_currency'>

/** What a year's work pays; undefined when the posting names no pay or no period. */
export function yearlyPay({ salaryMin, salaryMax, salaryPeriod }: Pay): { min: number; max: number } | undefined {
  const low = salaryMin ?? salaryMax
  const high = salaryMax ?? salaryMin
  if (low === null || high === null || salaryPeriod === null) return undefined
  const times = PAY_PERIODS_A_YEAR[salaryPeriod]
  return { min: low * times, max: high * times }
}

/** Money of two kinds is not compared: we know no rate. */
const isSameCurrency = (job: Pay, { expected_salary_currency }: Wish) =>
  job.salaryCurrency === null || expected_salary_currency === null || job.salaryCurrency === expected_salary_currency

/** Does the pay reach into what the person asks for? Undefined when one of them says nothing. */
export function isPayRight(job: Pay, wish: Wish): boolean | undefined {
  const { desired_salary_min: least, desired_salary_max: most } = wish
  const pay = yearlyPay(job)
  if (!pay || (least === null && most === null) || !isSameCurrency(job, wish)) return undefined
  return pay.max >= (least ?? 0) && pay.min <= (most ?? Number.POSITIVE_INFINITY)
}

/** 1 when the pay reaches the least wished, less the further it stays below. More than wished costs nothing. */
export function payValue(job: Pay, wish: Wish): number | null {
  const least = wish.desired_salary_min ?? wish.desired_salary_max
  const pay = yearlyPay(job)
  if (!pay || least === null || !isSameCurrency(job, wish)) return null
  if (pay.max >= least) return 1
  const share = pay.max / least
  return Math.max(0, (share - 0.5) * 2)
}
