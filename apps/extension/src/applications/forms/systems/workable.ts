import { attr } from '#applications/forms/page'
import type { System } from '#applications/forms/system'

/** apply.workable.com. Boxes are `[role=checkbox]` over mirror inputs; ids of uploads are random; the address is guessed from the network. */
export const workable: System = {
  id: 'workable',
  hosts: /^apply\.workable\.com$/,
  marks: 'form[data-ui=application-form]',
  keys: {
    firstname: 'firstName',
    lastname: 'lastName',
    email: 'email',
    headline: 'headline',
    phone: 'phone',
    address: 'address',
    cover_letter: 'coverLetter',
  },
  refine: ({ name, kind }, { element }) => {
    if (kind === 'file') return attr(element, 'data-ui') === 'resume' ? { hook: 'resumeFile' } : {}
    // Nobody can apply without it, but it bears no mark.
    if (name === 'gdpr') return { required: true }
    const group = kind === 'checkbox-group' || kind === 'radio-group' ? element.closest('[role=group][data-ui]') : null
    return group ? { name: attr(group, 'data-ui') } : {}
  },
  next: '[data-ui=apply-button]',
  sent: { shown: '[data-ui=application-success], [data-ui=success-message]' },
}
