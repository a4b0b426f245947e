import type { System } from '#applications/forms/system'

/** <company>.bamboohr.com/careers. `nickname_hpcsaf` is a trap; menus open outside the form. */
export const bambooHr: System = {
  id: 'bamboohr',
  hosts: /\.bamboohr\.com$/,
  marks: '[name=nickname_hpcsaf], [name^="customQuestionAnswers"], .fab-FormField, form#job-application-form',
  keys: {
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    'streetAddress.value': 'address',
    streetAddress: 'address',
    'city.value': 'city',
    city: 'city',
    'state.value': 'state',
    state: 'state',
    'zip.value': 'postalCode',
    zip: 'postalCode',
    'countryId.value': 'country',
    countryId: 'country',
    linkedinUrl: 'linkedin',
    websiteUrl: 'portfolio',
    desiredPay: 'salaryExpectation',
    resumeFileId: 'resumeFile',
    coverLetterFileId: 'coverLetter',
  },
  next: 'form button[type=submit]',
  sent: { shown: '[data-bi-id=careers-thank-you], .ThankYou' },
}
