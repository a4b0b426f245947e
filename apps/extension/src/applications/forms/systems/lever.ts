import type { System } from '#applications/forms/system'

/** jobs.lever.co/<company>/<id>/apply. A resume is parsed at once and overwrites boxes, so it is attached before anything is typed. */
export const lever: System = {
  id: 'lever',
  hosts: /^jobs(?:\.eu)?\.lever\.co$/,
  marks: 'li.application-question .application-label, form#application-form [data-qa=btn-submit]',
  keys: {
    resume: 'resumeFile',
    name: 'fullName',
    email: 'email',
    phone: 'phone',
    location: 'location',
    org: 'currentCompany',
    'urls[LinkedIn]': 'linkedin',
    'urls[GitHub]': 'github',
    'urls[Portfolio]': 'portfolio',
    'urls[Other]': 'portfolio',
  },
  next: '[data-qa=btn-submit]',
  sent: { path: /\/thanks\/?$/, shown: '[data-qa=msg-submit-success]' },
}
