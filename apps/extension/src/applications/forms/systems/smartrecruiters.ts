import { attr, nameOf } from '#applications/forms/page'
import type { System } from '#applications/forms/system'

/** jobs.smartrecruiters.com/oneclick-ui: everything stands in open shadow roots. Of two uploads the first only reads the resume. */
export const smartRecruiters: System = {
  id: 'smartrecruiters',
  hosts: /^(?:jobs|careers)\.smartrecruiters\.com$/,
  marks: 'oc-oneclick-form, oc-application, spl-input, spl-form-element',
  keys: {
    'first-name-input': 'firstName',
    'last-name-input': 'lastName',
    'email-input': 'email',
    'confirm-email-input': 'email',
    'linkedin-input': 'linkedin',
    'website-input': 'portfolio',
  },
  refine: ({ kind }, { element }, page) => {
    if (kind !== 'file') return {}
    const uploads = page.elements.filter((one) => nameOf(one) === 'input' && attr(one, 'type') === 'file')
    return uploads.length > 1 && uploads[0] === element ? { isHelper: true } : {}
  },
  next: '[data-test=footer-submit], [data-test=footer-next]',
  sent: { path: /\/(?:thank-you|success)\/?$/ },
}
