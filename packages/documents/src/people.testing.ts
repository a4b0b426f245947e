import { contentOf } from '@jobapply/core/documents/rules'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'

/** Invented people for the tests of documents. */

const entry = { location: null, technologies: [], description: null, endDate: null, current: false }
const study = { field: null, startDate: null, endDate: null, graduationYear: null, gpa: null, grade: null }
const certificate = {
  issue_date: null,
  expiry_date: null,
  neverExpires: false,
  credential_id: null,
  credential_url: null,
  description: null,
}

export const chef: ResumeContent = contentOf({
  ...EMPTY_FIELDS,
  full_name: 'Ines Calder',
  desired_job_title: 'Head Pastry Chef',
  email: 'ines.calder@example.com',
  country_code: '+44',
  phone: '7700 900552',
  location_city: 'London',
  location_country: 'United Kingdom',
  personal_website: 'https://inescalder.example',
  linkedin_url: 'https://www.linkedin.com/in/ines-calder',
  professional_summary:
    'Pastry chef with twelve years in hotel and restaurant kitchens. I write menus that a whole section can repeat on a full night, and I train people who arrive knowing only bread or only chocolate.',
  experience: [
    {
      ...entry,
      id: '1',
      position: 'Head Pastry Chef',
      company: 'Wren and Harrow Hotel',
      location: 'London',
      startDate: '2021-03',
      current: true,
      description:
        'Lead seven chefs across breakfast, afternoon tea, two restaurants and banquets for up to 220 guests.\nRebuilt afternoon tea as four seasonal sets, every recipe scaled and costed.\nHalved the weekly waste of butter, flour and chocolate with one shared list.\nPlan the rota, the orders and a yearly ingredient budget of £310,000 for the whole section.\nTrain two apprentices a year; five of the first six still work in pastry.',
    },
    {
      ...entry,
      id: '2',
      position: 'Pastry Sous Chef',
      company: 'Marlowe Dining Rooms',
      location: 'London',
      startDate: '2018-02',
      endDate: '2021-02',
      description:
        'Ran the evening service of a 70-seat restaurant with two commis chefs.\nSet up the laminated dough station, so that croissants and puff pastry were made in the house six days a week.\nWrote the allergen book that kitchen and floor still share.\nStood in for the head chef for four months in 2020.',
    },
    {
      ...entry,
      id: '3',
      position: 'Chef de Partie',
      company: 'Hôtel Sainte-Aure',
      location: 'Lyon',
      startDate: '2016-01',
      endDate: '2018-01',
      description:
        'Plated desserts, petits fours and sugar work for a dining room of 50, with a French-speaking team.\nLooked after the ice cream cellar: 24 flavours, changed by the season.',
    },
    {
      ...entry,
      id: '4',
      position: 'Commis Pastry Chef',
      company: 'Calloway’s Bakery',
      location: 'Bristol',
      startDate: '2014-07',
      endDate: '2015-12',
      description:
        'Bread and viennoiserie from 3 a.m., 600 croissants on a Saturday.\nMoved from shaping to ovens after eight months, and to night lead in the second year.',
    },
    {
      ...entry,
      id: '5',
      position: 'Kitchen Assistant',
      company: 'Harbour Tea Rooms',
      location: 'Bristol',
      startDate: '2012-09',
      endDate: '2014-06',
      description: 'Weekend shifts beside college: scones, tray bakes and the counter.',
    },
  ],
  projects: [
    {
      id: '1',
      name: 'Four Teas',
      url: 'https://inescalder.example/four-teas',
      startDate: '2025-01',
      endDate: '2025-06',
      current: false,
      description: 'Afternoon tea for 90 guests a day. Every set shares two bases, so that one chef can prepare it alone.',
      technologies: [],
    },
  ],
  education: [
    {
      ...study,
      id: '1',
      degree: 'Level 3 Diploma',
      field: 'Professional Patisserie',
      institution: 'Severn College',
      startDate: '2012-09',
      endDate: '2014-06',
      grade: 'Distinction',
    },
  ],
  certifications: [
    { ...certificate, id: '1', name: 'Food Safety Management, Level 4', issuer: 'Highfield', issue_date: '2025-05' },
    { ...certificate, id: '2', name: 'First Aid at Work', issuer: 'St Anselm Academy', issue_date: '2023-11' },
  ],
  awards: [
    { id: '1', title: 'Finalist for plated dessert', issuer: 'Southern Pastry Open', date: '2024', description: null },
    { id: '2', title: 'Team of the Year', issuer: 'Marlowe Dining Rooms', date: '2019', description: null },
  ],
  technical_skills: ['Lamination', 'Tempering', 'Sugar work', 'Entremets', 'Ice cream', 'Sourdough'],
  management_skills: ['Costing', 'Menu writing', 'Allergen control', 'Rotas', 'Stock control'],
  languages: [
    { id: '1', name: 'English', proficiency: 'native' },
    { id: '2', name: 'French', proficiency: 'fluent' },
    { id: '3', name: 'Portuguese', proficiency: 'intermediate' },
  ],
  volunteer_experience: [
    {
      id: '1',
      organization: 'Lambeth Community Kitchen',
      position: 'Bread class',
      startDate: '2019-03',
      endDate: null,
      current: true,
      description: 'One Sunday a month with up to twelve neighbours.',
    },
  ],
})

/** A career that needs more than two pages in any template. */
export const veteran: ResumeContent = {
  ...chef,
  full_name: 'Ołeksandra Wójcik-Παπαδοπούλου',
  experience: Array.from({ length: 24 }, (_, index) => ({
    ...entry,
    id: `job-${index}`,
    position: `Section Chef ${index + 1}`,
    company: `Kitchen Number ${index + 1}`,
    location: 'Łódź, Poland',
    startDate: `${2000 + index}-01`,
    endDate: `${2000 + index}-12`,
    description: chef.experience[index % 3]?.description ?? null,
  })),
}
