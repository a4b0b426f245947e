import { describe, expect, test } from 'vitest'
import { findSalary } from '#jobs/fields/find-salary'
import { NO_SALARY, readPay, readSalaryText, type Salary } from '#jobs/fields/salary'

const salary = (min: number | null, max: number | null, currency: string | null, period: Salary['salaryPeriod']): Salary => ({
  salaryMin: min,
  salaryMax: max,
  salaryCurrency: currency,
  salaryPeriod: period,
})

describe('the many ways to write pay', () => {
  test.each([
    ['$120k-$150k', salary(120000, 150000, 'USD', 'year')],
    ['$120K–$150K', salary(120000, 150000, 'USD', 'year')],
    ['$120k', salary(120000, 120000, 'USD', 'year')],
    ['€60.000 – €75.000 brutto', salary(60000, 75000, 'EUR', 'year')],
    ['€60.000 – €75.000 brutto/Jahr', salary(60000, 75000, 'EUR', 'year')],
    ['£30/hr', salary(30, 30, 'GBP', 'hour')],
    ['£30 per hour', salary(30, 30, 'GBP', 'hour')],
    ['up to $90,000', salary(null, 90000, 'USD', 'year')],
    ['Up to £55k', salary(null, 55000, 'GBP', 'year')],
    ['from €50,000', salary(50000, null, 'EUR', 'year')],
    ['ab 45.000 €', salary(45000, null, 'EUR', 'year')],
    ['bis zu 70.000 € brutto jährlich', salary(null, 70000, 'EUR', 'year')],
    ['DOE', NO_SALARY],
    ['Competitive, DOE', NO_SALARY],
    ["CHF 120'000", salary(120000, 120000, 'CHF', 'year')],
    ['CHF 120’000 – 140’000', salary(120000, 140000, 'CHF', 'year')],
    ["CHF 120'000.- bis 140'000.-", salary(120000, 140000, 'CHF', 'year')],
    ['45-55K€', salary(45000, 55000, 'EUR', 'year')],
    ['45-55 k€', salary(45000, 55000, 'EUR', 'year')],
    ['45k€ - 55k€', salary(45000, 55000, 'EUR', 'year')],
    ['$25.50 per hour', salary(25.5, 25.5, 'USD', 'hour')],
    ['$25.50/hour', salary(25.5, 25.5, 'USD', 'hour')],
    ['$25.50 - $31.75 hourly', salary(25.5, 31.75, 'USD', 'hour')],
    ['₹12-18 LPA', salary(1200000, 1800000, 'INR', 'year')],
    ['12 - 18 Lakhs per annum', salary(1200000, 1800000, 'INR', 'year')],
    ['INR 12,00,000 - 18,00,000 a year', salary(1200000, 1800000, 'INR', 'year')],
    ['₹8L - ₹12L', salary(800000, 1200000, 'INR', 'year')],
    ['$150 - 210K USD + equity', salary(150000, 210000, 'USD', 'year')],
    ['150-250k+ + equity', salary(150000, 250000, null, 'year')],
    ['$0.05 – $0.06 / hour', salary(0.05, 0.06, 'USD', 'hour')],
    ['$4k - $6k / month', salary(4000, 6000, 'USD', 'month')],
    ['$1 – $5 / year', salary(1, 5, 'USD', 'year')],
    ['$22 - $28 per hour', salary(22, 28, 'USD', 'hour')],
    ['$180K - $240K • Offers Equity', salary(180000, 240000, 'USD', 'year')],
    ['$180K – $240K • 0.1% – 0.25%', salary(180000, 240000, 'USD', 'year')],
    ['€185K - €317K', salary(185000, 317000, 'EUR', 'year')],
    ['£110,000–£160,000 + equity', salary(110000, 160000, 'GBP', 'year')],
    ['£110,000 - £160,000 per annum', salary(110000, 160000, 'GBP', 'year')],
    ['£500 per day', salary(500, 500, 'GBP', 'day')],
    ['£500/day', salary(500, 500, 'GBP', 'day')],
    ['£500 - £600 p/d', salary(500, 600, 'GBP', 'day')],
    ['£45k-£55k pa', salary(45000, 55000, 'GBP', 'year')],
    ['£45,000 - £55,000 p.a.', salary(45000, 55000, 'GBP', 'year')],
    ['£45,000 pa', salary(45000, 45000, 'GBP', 'year')],
    ['£12.50 ph', salary(12.5, 12.5, 'GBP', 'hour')],
    ['$70 per hour after passing', salary(70, 70, 'USD', 'hour')],
    ['$15/h', salary(15, 15, 'USD', 'hour')],
    ['15€/h', salary(15, 15, 'EUR', 'hour')],
    ['15,50 € pro Stunde', salary(15.5, 15.5, 'EUR', 'hour')],
    ['2.500 - 3.000 EUR/Monat', salary(2500, 3000, 'EUR', 'month')],
    ['€2.500-3.000 pro Monat', salary(2500, 3000, 'EUR', 'month')],
    ['3000 EUR monthly', salary(3000, 3000, 'EUR', 'month')],
    ['PLN 18 000 - 24 000 / month', salary(18000, 24000, 'PLN', 'month')],
    ['18 000 – 24 000 PLN netto (+VAT)', salary(18000, 24000, 'PLN', null)],
    ['45 000 - 55 000 SEK', salary(45000, 55000, 'SEK', null)],
    ['650.000 - 750.000 NOK', salary(650000, 750000, 'NOK', 'year')],
    ['R$ 8.000 - R$ 10.000', salary(8000, 10000, 'BRL', null)],
    ['MXN 30,000 - 40,000', salary(30000, 40000, 'MXN', null)],
    ['$30,000 MXN per month', salary(30000, 30000, 'MXN', 'month')],
    ['JPY 6,000,000 - 9,000,000', salary(6000000, 9000000, 'JPY', 'year')],
    ['¥6,000,000 - ¥9,000,000', salary(6000000, 9000000, 'JPY', 'year')],
    ['SGD 5,000 - 7,000 per month', salary(5000, 7000, 'SGD', 'month')],
    ['S$5,000 - S$7,000', salary(5000, 7000, 'SGD', null)],
    ['AED 15,000 per month', salary(15000, 15000, 'AED', 'month')],
    ['A$120,000 + super', salary(120000, 120000, 'AUD', 'year')],
    ['AUD 120k - 140k + super', salary(120000, 140000, 'AUD', 'year')],
    ['NZ$90,000', salary(90000, 90000, 'NZD', 'year')],
    ['CAD 80,000 - 95,000', salary(80000, 95000, 'CAD', 'year')],
    ['C$80k', salary(80000, 80000, 'CAD', 'year')],
    ['$80,000 CAD', salary(80000, 80000, 'CAD', 'year')],
    ['$80,000 - $95,000 CAD', salary(80000, 95000, 'CAD', 'year')],
    ['USD $100,000 - $120,000', salary(100000, 120000, 'USD', 'year')],
    ['US$100,000', salary(100000, 100000, 'USD', 'year')],
    ['$100,000.00 - $120,000.00', salary(100000, 120000, 'USD', 'year')],
    ['$100,000.00/yr - $120,000.00/yr', salary(100000, 120000, 'USD', 'year')],
    ['$100,000/year', salary(100000, 100000, 'USD', 'year')],
    ['$100000', salary(100000, 100000, 'USD', 'year')],
    ['100000', salary(100000, 100000, null, 'year')],
    ['100000-120000', salary(100000, 120000, null, 'year')],
    ['100,000 - 120,000 USD per year', salary(100000, 120000, 'USD', 'year')],
    ['$55.00 - $65.00 Hourly', salary(55, 65, 'USD', 'hour')],
    ['$1,200 weekly', salary(1200, 1200, 'USD', 'week')],
    ['$1,200/week', salary(1200, 1200, 'USD', 'week')],
    ['$300-$500 per week', salary(300, 500, 'USD', 'week')],
    ['$50-60/hr', salary(50, 60, 'USD', 'hour')],
    ['$50-$60 an hour', salary(50, 60, 'USD', 'hour')],
    ['$90k - $110k OTE', salary(90000, 110000, 'USD', 'year')],
    ['OTE: £60k-£80k', salary(60000, 80000, 'GBP', 'year')],
    ['$1.2M', salary(1200000, 1200000, 'USD', 'year')],
    ['ZAR 45 000 per month', salary(45000, 45000, 'ZAR', 'month')],
    ['PKR 150,000 - 200,000', salary(150000, 200000, 'PKR', null)],
    ['20-25 USD/hour', salary(20, 25, 'USD', 'hour')],
    ['€ 3.500,00 brutto pro Monat', salary(3500, 3500, 'EUR', 'month')],
    ['4.000€ x 13', salary(4000, 4000, 'EUR', null)],
    ['50-60k EUR', salary(50000, 60000, 'EUR', 'year')],
    ['50.000 Euro', salary(50000, 50000, 'EUR', 'year')],
    ['50.000 bis 60.000 Euro', salary(50000, 60000, 'EUR', 'year')],
    ['60.000,00 € - 75.000,00 €', salary(60000, 75000, 'EUR', 'year')],
    ['45000 EUR per year', salary(45000, 45000, 'EUR', 'year')],
    ['Salary: $95K/yr', salary(95000, 95000, 'USD', 'year')],
    ['$95K/yr - $105K/yr', salary(95000, 105000, 'USD', 'year')],
    ['€40k–€50k', salary(40000, 50000, 'EUR', 'year')],
    ['EUR 55k', salary(55000, 55000, 'EUR', 'year')],
    ['55k EUR', salary(55000, 55000, 'EUR', 'year')],
    ['GBP 40000-45000', salary(40000, 45000, 'GBP', 'year')],
    ['40-45k GBP', salary(40000, 45000, 'GBP', 'year')],
    ['USD 25-35 per hour', salary(25, 35, 'USD', 'hour')],
    ['25-35 $/hr', salary(25, 35, 'USD', 'hour')],
    ['$15.00 an hour', salary(15, 15, 'USD', 'hour')],
    ['Pay: $17.00 - $19.50 per hour', salary(17, 19.5, 'USD', 'hour')],
    ['minimum 52.000 EUR brutto im Jahr', salary(52000, null, 'EUR', 'year')],
    ['Ab €55.000 p.a.', salary(55000, null, 'EUR', 'year')],
    ['$50,000+', salary(50000, null, 'USD', 'year')],
    ['Negotiable', NO_SALARY],
    ['TBD', NO_SALARY],
    ['Based on experience', NO_SALARY],
    ['20-30 hours per week', NO_SALARY],
    ['5-7 years', NO_SALARY],
    ['401k match', NO_SALARY],
  ])('%s', (text, expected) => expect(readSalaryText(text)).toEqual(expected))
})

describe('pay among the sentences of a posting', () => {
  test.each([
    ['The annual salary is up to $90,000.', salary(null, 90000, 'USD', 'year')],
    ['Stundenlohn ab 15,50 €', salary(15.5, null, 'EUR', 'hour')],
    ['Das Gehalt liegt zwischen 50.000 und 60.000 Euro brutto im Jahr.', salary(50000, 60000, 'EUR', 'year')],
    ['Compensation: $70 per hour after passing the qualification', salary(70, 70, 'USD', 'hour')],
    ['• $70 per hour after passing the qualification', salary(70, 70, 'USD', 'hour')],
    ['Salary: 50.000 €', salary(50000, 50000, 'EUR', 'year')],
    ['Salary range £40,000 to £45,000 depending on experience', salary(40000, 45000, 'GBP', 'year')],
    ['We pay 150000 USD', salary(150000, 150000, 'USD', 'year')],
    ['We serve 30,000 users and pay attention to detail', NO_SALARY],
    ['The base pay range is $104,000 to $156,000 USD annually', salary(104000, 156000, 'USD', 'year')],
    [
      'The US base salary range for this full-time position is $141,000-$202,000 + bonus + equity + benefits.',
      salary(141000, 202000, 'USD', 'year'),
    ],
    ['Target OTE $200,000', salary(200000, 200000, 'USD', 'year')],
    ['equity worth $100,000', NO_SALARY],
    ['Annual budget EUR 5,000 for learning', NO_SALARY],
    ['13. Monatsgehalt', NO_SALARY],
    ['Pay rate: 18.50/hr', NO_SALARY],
    ['You will earn between 2,800 and 3,200 EUR gross per month', salary(2800, 3200, 'EUR', 'month')],
    ['$5,000 referral', NO_SALARY],
    ['We have paid out $3,000,000 in wages', NO_SALARY],
    ['Zone 1: $150,000 - $190,000; Zone 2: $130,000 - $170,000', salary(150000, 190000, 'USD', 'year')],
    ['Mindestgehalt laut KV: EUR 2.900,- brutto pro Monat', salary(2900, 2900, 'EUR', 'month')],
    ['CCT 14x: € 3.000', NO_SALARY],
  ])('%s', (text, expected) => expect(findSalary(text)).toEqual(expected))
})

describe('pay in other languages, below headings and in long lines', () => {
  test.each([
    ['Rémunération : 12.80EUR/h', salary(12.8, 12.8, 'EUR', 'hour')],
    ["13,10 € brut de l'heure, soit un taux horaire correct", salary(13.1, 13.1, 'EUR', 'hour')],
    ['Taux horaire entre 11.40€ et 12.10€ brut/heure', salary(11.4, 12.1, 'EUR', 'hour')],
    ['Salário: de R$ 1.800,00 a R$ 2.400,00', salary(1800, 2400, 'BRL', null)],
    ['Sueldo: A partir de $12.00 la hora', salary(12, null, 'USD', 'hour')],
    ['Sueldo: $41,000.00 - $52,000.00 al año', salary(41000, 52000, 'USD', 'year')],
    ['Timlön 140,50 - 155,20 kr/timme', salary(140.5, 155.2, null, 'hour')],
    ['Gehalt zwischen 3.600 und 4.100 Euro brutto/Monat', salary(3600, 4100, 'EUR', 'month')],
    ['Verdienst: 14,20 Euro pro Einsatzstunde', salary(14.2, 14.2, 'EUR', 'hour')],
    ['ANNUAL SALARY\n\n$81,204 (flat-rated)', salary(81204, 81204, 'USD', 'year')],
    ['Salary:\n\n47.000€', salary(47000, 47000, 'EUR', 'year')],
    ['Band 4 pay rates:\nDays: £14.30, nights £18.10', salary(14.3, 14.3, 'GBP', 'hour')],
    [`${'We build parts for boats. '.repeat(90)}Salary range: $90,000 - $120,000 a year.`, salary(90000, 120000, 'USD', 'year')],
    ['Level 2 - $91,000 - $99,000 per annum', salary(91000, 99000, 'USD', 'year')],
  ])('%s', (text, expected) => expect(findSalary(text)).toEqual(expected))
})

describe('pay that is not told rather than told wrongly', () => {
  test.each([
    ['Pay: $1,900 per credit hour'],
    ['Salary: $2,500 per course'],
    ['The check costs £41.50, which is deducted from your first salary'],
    ['Prime de panier par jour : 10EUR en journée et 20EUR la nuit, base 35h'],
    ['Vale-refeição: R$ 640,00. Salário a combinar'],
    ['Salary reviewed yearly, $300 annual allowance for courses'],
    ['Train clients for $9,000-12,000 in additional annual income'],
    ['Remuneración mensual: $1.400.000'],
  ])('%s', (text) => expect(findSalary(text)).toEqual(NO_SALARY))

  test('a thousand of thousands is a slip', () => {
    expect(findSalary('Salary range: $115,000-140,000k base')).toEqual(salary(115000, 140000, 'USD', 'year'))
  })

  test('crowns are no thousands', () => {
    expect(readSalaryText('165 kr')).toEqual(salary(165, 165, null, 'hour'))
  })
})

describe('a sign of several currencies', () => {
  test('belongs to the country of the job', () => {
    expect(findSalary('Salary: $90,000 per year', 'Canada').salaryCurrency).toBe('CAD')
    expect(findSalary('Salary: US$90,000 per year', 'Canada').salaryCurrency).toBe('USD')
    expect(findSalary('Salary: $90,000 USD per year', 'Canada').salaryCurrency).toBe('USD')
    expect(findSalary('Lön: 38 000 kr per månad', 'Sweden')).toEqual(salary(38000, 38000, 'SEK', 'month'))
    expect(readPay({ min: 90_000, currency: '$' }, 'Australia').salaryCurrency).toBe('AUD')
    expect(findSalary('Salary: $90,000 + super').salaryCurrency).toBe('AUD')
  })

  test('stays open where pesos and US dollars are both common', () => {
    expect(findSalary('Sueldo: $30,000 al mes', 'Mexico')).toEqual(salary(30000, 30000, null, 'month'))
  })
})
