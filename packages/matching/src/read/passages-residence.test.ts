import { COUNTRIES } from '@jobapply/core/shared/countries/countries'
import { expect, test } from 'vitest'
import { describeRequirements } from '#fixtures/describe-requirements'
import { aPosting } from '#fixtures/sample'
import { REGIONS } from '#tables/regions'

/** Where applicants must live, in the words of postings; the expected result first. */
test.each([
  ['from EU', 'EU only'],
  ['from EU', 'EU residents only.'],
  ['from EU', 'Location: Remote (EU only)'],
  ['from EU', 'You must be based in the EU.'],
  ['from EEA', 'Candidates must reside within the European Economic Area.'],
  ['from EEA or EU', 'Applicants need to live in an EU/EEA country.'],
  ['from EMEA', 'You must be located in EMEA.'],
  ['from Europe', 'Must be based in Europe; you will travel to Asia twice a year.'],
  ['from Europe', 'Location: Remote (Europe)'],
  ['from Europe', 'Europe (fully remote)'],
  ['from Europe', 'This is a remote position within Eastern Europe.'],
  ['from Europe', 'Work remotely from anywhere in Europe.'],
  ['from Europe', 'European residents only'],
  ['from EU or United Kingdom', 'Must be based in the UK or the EU.'],
  ['from United Kingdom', 'You must be based in the UK.'],
  ['from LATAM', 'LATAM candidates only'],
  ['from LATAM', 'We are only hiring in Latin America at this time.'],
  ['from APAC', 'This role is open to candidates located anywhere in APAC.'],
  ['from North America', 'Applicants must be located in North America.'],
  ['from EU', 'Unfortunately we cannot consider applicants from outside the EU.'],
  // None of these binds anybody.
  ['', 'You advise our EU customers on customs law.'],
  ['', 'We have offices in EMEA and North America.'],
  ['', 'You must know EU law and the rules of the European Union.'],
  ['', 'You lead remote teams across Europe.'],
  ['', 'Our candidates are based in Europe.'],
  ['', 'The GDPR binds controllers in the EU only.'],
  ['', 'You need not be based in Europe.'],
  ['', 'Remote EMEA sales lead for a growing team'],
  ['', 'Must be based in Europe or within two hours of CET.'],
  ['', 'Candidates based in the EU or willing to relocate are welcome.'],
  ['', 'Work remotely from Europe or anywhere in the world.'],
  ['', 'You must be able to support customers in the APAC region.'],
])('%s: %s', (said, description) => expect(describeRequirements(aPosting({ description }))).toBe(said))

test.each([
  ['from Europe', 'Nurse Advisor (Remote, Europe)'],
  ['from EU', 'Developer - Remote, EU only'],
  ['', 'Remote EMEA Sales Manager'],
  ['', 'Head of Sales EMEA'],
])('%s, by the title: %s', (said, title) => expect(describeRequirements(aPosting({ title }))).toBe(said))

test('every region consists of listed countries', () => {
  const known = COUNTRIES.map(({ code }) => code)
  for (const { codes } of Object.values(REGIONS)) expect(codes.split(' ').filter((code) => !known.includes(code))).toEqual([])
})
