import { attr } from '#applications/forms/page'
import type { System } from '#applications/forms/system'

/** boards.greenhouse.io and its frame: files are sent by small forms of their own, beside the application's. */
export const greenhouseClassic: System = {
  id: 'greenhouse',
  hosts: /^boards(?:\.eu)?\.greenhouse\.io$/,
  marks: 'form#application_form, #grnhse_app, form[id^=s3_upload_for_]',
  keys: {
    'job_application[first_name]': 'firstName',
    'job_application[last_name]': 'lastName',
    'job_application[email]': 'email',
    'job_application[phone]': 'phone',
    'job_application[location]': 'location',
    'job_application[resume]': 'resumeFile',
    'job_application[cover_letter]': 'coverLetter',
  },
  refine: (_, { element, kind }) => {
    const form = element.closest('form')
    const upload = form ? /^s3_upload_for_(resume|cover_letter)$/.exec(attr(form, 'id'))?.[1] : undefined
    if (kind !== 'file' || !upload) return {}
    const isResume = upload === 'resume'
    return { name: upload, label: isResume ? 'Resume/CV' : 'Cover Letter', hook: isResume ? 'resumeFile' : 'coverLetter' }
  },
  next: '#submit_app',
  sent: { path: /\/confirmation\/?$/, shown: '#application_confirmation' },
}
