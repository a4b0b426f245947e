import { BOARD_HOSTS } from '@jobapply/core/jobs/boards'
import { COUNTRIES } from '@jobapply/core/shared/countries/countries'
import { expect, test } from 'vitest'
import { BOARDS } from './all-boards.ts'

const ANY = { country: 'all', jobType: 'all', workType: 'all', experienceLevel: 'all', selectedPlatform: 'all' } as const
const addresses = (search: Parameters<(typeof BOARDS)[number]['buildAddress']>[0], page = 0) =>
  Object.fromEntries(BOARDS.map((board) => [board.id, board.buildAddress(search, page)]))

test('EXT-012 a search becomes an address of each of the six boards', () => {
  expect(addresses({ ...ANY, jobTitle: 'c# & more', location: 'Austin, TX' })).toEqual({
    indeed: 'https://www.indeed.com/jobs?q=c%23+%26+more&l=Austin%2C+TX',
    linkedin: 'https://www.linkedin.com/jobs/search?keywords=c%23+%26+more&location=Austin%2C+TX',
    glassdoor: 'https://www.glassdoor.com/Job/jobs.htm?sc.keyword=c%23+%26+more&locKeyword=Austin%2C+TX',
    dice: 'https://www.dice.com/jobs?q=c%23+%26+more&location=Austin%2C+TX&page=1&pageSize=20',
    simplyhired: 'https://www.simplyhired.com/search?q=c%23+%26+more&l=Austin%2C+TX',
    ziprecruiter: 'https://www.ziprecruiter.com/jobs-search?search=c%23+%26+more&location=Austin%2C+TX',
  })
})

test('its filters and its country come along where a board has them', () => {
  const search = {
    ...ANY,
    jobTitle: 'nurse',
    location: 'Leeds',
    country: 'United Kingdom',
    jobType: 'part-time',
    workType: 'remote',
    experienceLevel: 'entry',
  }
  expect(addresses(search)).toEqual({
    indeed: 'https://uk.indeed.com/jobs?q=nurse&l=Leeds&jt=parttime&sc=0kf%3Aattr%28DSQF7%29%3B&explvl=entry_level',
    linkedin: 'https://www.linkedin.com/jobs/search?keywords=nurse&location=Leeds%2C+United+Kingdom&f_JT=P&f_WT=2&f_E=2',
    glassdoor:
      'https://www.glassdoor.co.uk/Job/jobs.htm?sc.keyword=nurse&locKeyword=Leeds&jobType=parttime&remoteWorkType=1&seniorityType=entrylevel',
    dice: 'https://www.dice.com/jobs?q=nurse&location=Leeds%2C+United+Kingdom&countryCode=GB&filters.employmentType=PARTTIME&filters.workplaceTypes=Remote&page=1&pageSize=20',
    simplyhired: 'https://www.simplyhired.co.uk/search?q=nurse&l=Leeds&jt=parttime',
    ziprecruiter:
      'https://www.ziprecruiter.com/jobs-search?search=nurse&location=Leeds%2C+United+Kingdom&refine_by_employment=employment_type%3Apart_time&refine_by_location_type=only_remote',
  })
})

test('later pages have their own addresses; SimplyHired gives none beforehand', () => {
  const { simplyhired, ...others } = addresses({ ...ANY, jobTitle: 'nurse', location: '' }, 2)
  expect(simplyhired).toBeUndefined()
  expect(others).toEqual({
    indeed: 'https://www.indeed.com/jobs?q=nurse&start=20',
    linkedin: 'https://www.linkedin.com/jobs/search?keywords=nurse&start=50',
    glassdoor: 'https://www.glassdoor.com/Job/jobs.htm?sc.keyword=nurse&p=3',
    dice: 'https://www.dice.com/jobs?q=nurse&page=3&pageSize=20',
    ziprecruiter: 'https://www.ziprecruiter.com/jobs-search?search=nurse&page=3',
  })
})

test('the extension asks for the sites that its searches open, and for no others', () => {
  const opened = ['all', ...COUNTRIES.map(({ name }) => name)].flatMap((country) =>
    Object.values(addresses({ ...ANY, jobTitle: 'nurse', location: '', country })).map((address) => new URL(address ?? '').host),
  )
  const asked = Object.values(BOARD_HOSTS).flat()
  for (const host of opened) expect(asked.filter((one) => host.endsWith(`.${one}`))).toHaveLength(1)
  expect(asked.filter((one) => !opened.some((host) => host.endsWith(`.${one}`)))).toEqual([])
})
