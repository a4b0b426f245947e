import type { Page } from 'playwright-core'
import { type Product, visitAs } from './browser.ts'
import { fillProfile, personWith } from './profiles.ts'

type Changes = Parameters<typeof fillProfile>[2]

const job = (
  id: string,
  position: string,
  company: string,
  location: string,
  from: string,
  to: string | null,
  lines: string[],
) => ({
  id,
  position,
  company,
  location,
  startDate: from,
  endDate: to,
  current: to === null,
  description: lines.join('\n'),
  technologies: [],
})
const award = (id: string, title: string, date: string) => ({ id, title, issuer: 'Pastry Guild', date, description: null })

/** A pastry chef with enough to say for two pages. */
export const INES = {
  full_name: 'Ines Calder',
  desired_job_title: 'Head Pastry Chef',
  email: 'ines.calder@example.org',
  country_code: '+44',
  phone: '7700900552',
  location_city: 'London',
  location_country: 'United Kingdom',
  professional_summary:
    'Pastry chef with twelve years in hotel and restaurant kitchens. I write menus that a whole section can repeat on a full night, and I train people who arrive knowing only bread or only chocolate.',
  experience: [
    job('a', 'Head Pastry Chef', 'Wren and Harrow Hotel', 'London', '2021-04', null, [
      '• Lead six chefs across breakfast, afternoon tea, two restaurants and banquets for up to 220 guests.',
      '• Rebuilt afternoon tea as four seasonal sets, every recipe scaled and costed.',
      '• Halved the weekly waste of butter, flour and chocolate with one shared list.',
      '• Plan the rota, the orders and a yearly ingredient budget of £310,000 for the whole section.',
    ]),
    job('b', 'Sous Chef, Pastry', 'Marlowe Dining Rooms', 'London', '2018-02', '2021-03', [
      '• Ran the evening service of a 70-seat restaurant with two commis chefs.',
      '• Set up the laminated dough station, so that croissants and puff pastry were made in the house six days a week.',
      '• Wrote the allergen book that kitchen and floor still share.',
    ]),
    job('c', 'Chef de Partie, Pastry', 'Hôtel Sainte-Aure', 'Lyon', '2016-01', '2018-01', [
      '• Plated desserts, petits fours and sugar work for a dining room of 50, with a French-speaking team.',
    ]),
  ],
  education: [
    {
      id: 'a',
      institution: 'Harbour College',
      degree: 'Diploma in Patisserie',
      field: 'Professional Cookery',
      startDate: '2012-09',
      endDate: '2014-06',
      graduationYear: 2014,
      gpa: null,
      grade: null,
    },
  ],
  technical_skills: ['Laminated dough', 'Chocolate tempering', 'Sugar work', 'Menu costing'],
  soft_skills: ['Training', 'Planning'],
  languages: [
    { id: 'a', name: 'English', proficiency: 'native' },
    { id: 'b', name: 'French', proficiency: 'advanced' },
  ],
  awards: [award('a', 'Dessert of the year', '2023'), award('b', 'Young pastry chef', '2017')],
} satisfies Changes

/** Ines with a profile and the resumes that were made of it. */
export async function visitInes(product: Product, { resumes = 1, changes = {} as Changes } = {}) {
  const { person, ids } = await personWith(product, 'Pastry chef')
  const [profileId = ''] = ids
  await fillProfile(person, profileId, { ...INES, ...changes })
  const made = []
  for (let count = 0; count < resumes; count++)
    made.push(
      await person.call.documents.resumes.create({ profileId, name: count ? `Pastry, hotels ${count + 1}` : 'Pastry, hotels' }),
    )
  const page = await visitAs(product, person)
  const documentId = made[0]?.id ?? ''
  return Object.assign(page, {
    profileId,
    documentId,
    stored: () => person.call.documents.resumes.get({ id: documentId }),
    changeProfile: (change: Changes) => fillProfile(person, profileId, change),
    call: person.call,
  })
}

/** Opens the builder and waits for its page. */
export async function openBuilder(page: Page, id: string) {
  await page.goto(`/resume/${id}`)
  await sheet(page).waitFor()
}

export const sheet = (page: Page, number = 1) => page.getByRole('img', { name: new RegExp(`^Page ${number} of`) })
export const waitForSaved = (page: Page) => page.getByText(/\. Saved \d\d:\d\d\./).waitFor()
