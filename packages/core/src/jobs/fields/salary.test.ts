import { describe, expect, test } from 'vitest'
import { workOf } from '#shared/work.testing'
import { findSalary } from './find-salary.ts'
import { NO_SALARY, readPay, readSalaryText, type Salary } from './salary.ts'

const salary = (min: number, max: number, currency: string | null, period: Salary['salaryPeriod']): Salary => ({
  salaryMin: min,
  salaryMax: max,
  salaryCurrency: currency,
  salaryPeriod: period,
})

describe('pay in words', () => {
  test.each([
    ['$18 - $22/hr', salary(18, 22, 'USD', 'hour')],
    ['$45,000 - $50,000', salary(45_000, 50_000, 'USD', 'year')],
    ['CA$102.8K – CA$137K', salary(102_800, 137_000, 'CAD', 'year')],
    ['€60k-80k', salary(60_000, 80_000, 'EUR', 'year')],
    ['60.000 € bis 80.000 €', salary(60_000, 80_000, 'EUR', 'year')],
    ['£45,000 per annum', salary(45_000, 45_000, 'GBP', 'year')],
    ['USD 90,000 to 120,000 per year', salary(90_000, 120_000, 'USD', 'year')],
    ['CHF 100’000 - 120’000', salary(100_000, 120_000, 'CHF', 'year')],
    ['₹12,00,000 - ₹18,00,000', salary(1_200_000, 1_800_000, 'INR', 'year')],
    ['12-18 LPA', salary(1_200_000, 1_800_000, 'INR', 'year')],
    ['3.200 € brutto im Monat', salary(3_200, 3_200, 'EUR', 'month')],
    ['$2,500 per month', salary(2_500, 2_500, 'USD', 'month')],
    ['$600 a day', salary(600, 600, 'USD', 'day')],
    ['120000-150000 USD', salary(120_000, 150_000, 'USD', 'year')],
    ['$120-150k', salary(120_000, 150_000, 'USD', 'year')],
    ['Competitive', NO_SALARY],
    ['', NO_SALARY],
    ['5 weeks of holiday, 2 bonuses', NO_SALARY],
  ])('%s', (text, expected) => expect(readSalaryText(text)).toEqual(expected))
})

describe('pay in numbers', () => {
  test('is taken with its currency and period in any words', () => {
    expect(readPay({ min: 75_000, max: 90_000, currency: 'eur', period: 'year' })).toEqual(salary(75_000, 90_000, 'EUR', 'year'))
    expect(readPay({ min: 20, max: 30, currency: 'USD', period: 'per-hour-wage' })).toEqual(salary(20, 30, 'USD', 'hour'))
    expect(readPay({ min: 102_800, max: 137_000, currency: 'CAD', period: '1 YEAR' })).toEqual(
      salary(102_800, 137_000, 'CAD', 'year'),
    )
  })
  test('zero is not pay, and the smaller number is the minimum', () => {
    expect(readPay({ min: 0, max: 0, currency: 'USD' })).toEqual(NO_SALARY)
    expect(readPay({ min: 90_000, max: 60_000, currency: 'GBP' })).toEqual(salary(60_000, 90_000, 'GBP', 'year'))
  })
})

describe('pay in a description', () => {
  test.each([
    [
      'We are great.\nThe base salary for this role is $120,000 - $150,000 per year, plus equity.',
      salary(120_000, 150_000, 'USD', 'year'),
    ],
    ['Pay range: $22.50 to $31.00 per hour', salary(22.5, 31, 'USD', 'hour')],
    ['US: $98,000—$132,000 USD', salary(98_000, 132_000, 'USD', 'year')],
    ['We raised $40M and serve 10,000 customers.', NO_SALARY],
    ['Manage a budget of $500,000.', NO_SALARY],
    ['A $2,000 signing bonus is paid.', NO_SALARY],
    ['We have paid $11M to our people: the best rate of all.', NO_SALARY],
    ['401(k) with a 4% match', NO_SALARY],
    ['Teams of 5 - 10 people', NO_SALARY],
  ])('%s', (text, expected) => expect(findSalary(text)).toEqual(expected))

  test('100 kB of digits and symbols are read quickly', async () => {
    const work = await workOf(() => {
      for (const piece of ['1,', '$1 ', '1 - ', '$', "1'"]) {
        findSalary(`salary ${piece.repeat(30_000)}`)
        findSalary(`salary ${piece.repeat(400)}\n`.repeat(60))
      }
    })
    expect(work).toBeLessThan(4_000)
  })
})

test('a range of up to six times its start is pay; a wider one is something else', () => {
  expect(findSalary('Salary: $20,000 - $120,000 per year')).toEqual(salary(20_000, 120_000, 'USD', 'year'))
  expect(findSalary('Salary: $20,000 - $121,000 per year')).toEqual(NO_SALARY)
})

test('a dollar sign in a country with pesos stays open, whether a text or a field says it', () => {
  expect(readPay({ min: 20_000, max: 30_000, currency: '$', period: 'month' }, 'Mexico').salaryCurrency).toBeNull()
  expect(readPay({ min: 20_000, max: 30_000, currency: 'MXN', period: 'month' }, 'Mexico').salaryCurrency).toBe('MXN')
  expect(readPay({ min: 20_000, max: 30_000, currency: '$', period: 'month' }, 'Canada').salaryCurrency).toBe('CAD')
})
