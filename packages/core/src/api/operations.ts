import type { PlanMark } from './constants.ts'

/** What the reference shows of an operation; the contract takes its route and its mark from here. */
export type Operation = {
  method: 'GET' | 'POST'
  path: `/${string}`
  plan: PlanMark
  summary: string
  description: string
  /** Values for the path, the query or the body. */
  example: { path?: Record<string, string>; query?: Record<string, string>; body?: object }
}

/** The resume of the examples; the person is invented. */
export const EXAMPLE_RESUME = {
  title: 'Pastry chef',
  template: 'ledger',
  sections: {
    personal: {
      full_name: 'Ann Example',
      desired_job_title: 'Pastry Chef',
      email: 'ann@example.org',
      location_city: 'London',
      location_country: 'United Kingdom',
      professional_summary: 'Pastry chef with six years in hotel kitchens.',
    },
    experience: [
      {
        company: 'Harbour Hotel',
        position: 'Pastry Chef',
        startDate: '2021-03',
        current: true,
        description: 'Lead a team of four. Plan the dessert menu of two restaurants.',
      },
    ],
    education: [{ institution: 'City College', degree: 'Diploma', field: 'Patisserie', graduationYear: 2019 }],
    skills: { technical_skills: ['Chocolate work', 'Laminated dough'], soft_skills: ['Training apprentices'] },
  },
} as const

/** In the order of the reference. */
export const OPERATIONS = {
  listResumes: {
    method: 'GET',
    path: '/resumes',
    plan: 'Free',
    summary: 'List your resumes',
    description: 'The resumes of your resume builder with their sections, the newest first.',
    example: { query: { limit: '10' } },
  },
  createResume: {
    method: 'POST',
    path: '/resumes',
    plan: 'Free',
    summary: 'Create a resume',
    description:
      'Adds a resume to your resume builder. It holds its own content: no profile is made or changed, and later changes of a profile do not change it.',
    example: { body: EXAMPLE_RESUME },
  },
  readResume: {
    method: 'GET',
    path: '/resumes/{id}',
    plan: 'Free',
    summary: 'Read one resume',
    description: 'One resume with its sections.',
    example: { path: { id: 'RESUME_ID' } },
  },
  searchJobs: {
    method: 'GET',
    path: '/jobs/search',
    plan: 'Pro',
    summary: 'Search jobs',
    description:
      'Searches the job index and scores each job for a profile, like the search of the page. Without `profileId` your primary profile is used.',
    example: { query: { searchTerm: 'pastry chef', workType: 'on-site' } },
  },
  readJob: {
    method: 'GET',
    path: '/jobs/{id}',
    plan: 'Pro',
    summary: 'Read a job and its score',
    description: 'The whole posting, what its score is made of, what rules you out, and what your profile does not say.',
    example: { path: { id: 'JOB_ID' } },
  },
  autoApply: {
    method: 'POST',
    path: '/auto-apply',
    plan: 'Pro',
    summary: 'Queue jobs for review',
    description:
      'Puts jobs of a search into your queue, where they wait for your review. Nothing is approved or sent, and no unit of your limit is taken before you approve. More than your limit leaves room for are answered as `over-limit`.',
    example: { body: { jobIds: ['JOB_ID'] } },
  },
  listApplications: {
    method: 'GET',
    path: '/applications',
    plan: 'Free',
    summary: 'List your applications',
    description: 'Saved jobs, the queue and what was sent, the newest first.',
    example: { query: { status: 'applied' } },
  },
  readApplication: {
    method: 'GET',
    path: '/applications/{id}',
    plan: 'Free',
    summary: 'Track one application',
    description: 'Where an application stands, with the history of its status.',
    example: { path: { id: 'APPLICATION_ID' } },
  },
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof OPERATIONS
