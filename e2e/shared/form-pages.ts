import type { BrowserContext } from 'playwright-core'
import { LIBRARY_FORM, LIBRARY_SCRIPT } from './forms/library-page.ts'
import { ENDLESS_HOST, SYSTEM_ADDRESSES, SYSTEM_PAGES } from './forms/system-pages.ts'

/**
 * Synthetic application forms of invented employers, one for each way in which real systems behave: lists that
 * open and keep a value apart from their box, lists outside the form, shadow roots, several pages, frames, uploads. Nothing is real.
 */
const page = (body: string, script = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Synthetic form</title></head><body>${body}<script>${script}</script></body></html>`

const text = (id: string, label: string, more = 'required') =>
  `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" ${more}></div>`

/** Opens on mousedown, filters while typing, and shows the choice beside an empty box, as react-select does. */
const REACT_SELECT = `
const box = document.getElementById('country_box'), input = document.getElementById('country_list')
const close = () => { document.getElementById('country_menu')?.remove(); input.removeAttribute('aria-controls') }
const open = () => {
  close()
  const menu = document.createElement('div'); menu.id = 'country_menu'; menu.setAttribute('role', 'listbox')
  for (const name of ['Guinea', 'Germany', 'Ireland'].filter((one) => one.toLowerCase().includes(input.value.toLowerCase()))) {
    const option = document.createElement('div'); option.setAttribute('role', 'option'); option.textContent = name
    option.addEventListener('mousedown', () => { box.querySelector('.select__single-value').textContent = name; input.value = ''; close() })
    menu.append(option)
  }
  box.append(menu); input.setAttribute('aria-controls', 'country_menu')
}
input.addEventListener('mousedown', () => setTimeout(open, 50)); input.addEventListener('input', () => setTimeout(open, 50))
input.addEventListener('blur', () => { input.value = '' })
`

const GREENHOUSE = `<form id="application-form" class="application--form">
${text('first_name', 'First Name*')}${text('last_name', 'Last Name*')}${text('email', 'Email*')}
<div class="field"><label for="country_list">Country*</label><div id="country_box" class="select__control"><div class="select__single-value"></div><input id="country_list" role="combobox" aria-required="true"></div></div>
<div class="field"><div id="upload-label-resume">Resume/CV*</div><label for="resume" class="visually-hidden">Attach</label><input id="resume" type="file" aria-labelledby="upload-label-resume" required style="display:none"></div>
<div style="position:absolute;left:-9999px"><label for="hp_website">Leave this blank</label><input id="hp_website" name="hp_website" tabindex="-1"></div>
<div class="field"><label><input type="checkbox" id="consent" name="consent" required> I agree to the privacy notice for applicants</label></div>
<button type="submit">Submit application</button></form>`
const SEND_GREENHOUSE = `${REACT_SELECT}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const trap = document.getElementById('hp_website').value, country = document.querySelector('.select__single-value').textContent
  const file = document.getElementById('resume').files[0]
  if (trap === '' && country === 'Ireland' && file && file.size > 100) location.href = location.pathname.replace(/\\/$/, '') + '/confirmation'
  else document.body.insertAdjacentHTML('beforeend', '<p role="alert">Not accepted: ' + [trap, country, file?.name] + '</p>')
})`

/** Two pages; a value stays only after focusout; the list opens outside the form. */
const WORKDAY = `<main><form><div id="step"></div><button type="button" data-automation-id="pageFooterNextButton">Save and Continue</button></form></main>`
const WORKDAY_SCRIPT = `
const kept = {}
const field = (id, label) => '<div data-automation-id="formField-' + id + '"><label for="' + id + '">' + label + '*</label><input id="' + id + '" aria-required="true"></div>'
const steps = [
  field('name--legalName--firstName', 'First Name') + field('name--legalName--lastName', 'Last Name') +
  '<div data-automation-id="formField-country"><label for="country--country">Country*</label><button type="button" id="country--country" aria-haspopup="listbox" aria-required="true">Select One</button></div>',
  field('phoneNumber--phoneNumber', 'Phone Number'),
]
let at = 0
const next = document.querySelector('[data-automation-id=pageFooterNextButton]')
const draw = () => {
  const step = document.getElementById('step'); step.innerHTML = steps[at]
  next.textContent = at === 0 ? 'Save and Continue' : 'Submit'
  for (const input of step.querySelectorAll('input')) {
    input.addEventListener('focusout', () => { kept[input.id] = input.value })
    setTimeout(() => { input.value = kept[input.id] ?? '' }, 900)
  }
  step.querySelector('button')?.addEventListener('click', ({ target }) => {
    const list = document.createElement('ul'); list.setAttribute('role', 'listbox')
    for (const name of ['Germany', 'Ireland']) {
      const option = document.createElement('li'); option.setAttribute('role', 'option'); option.textContent = name
      option.addEventListener('click', () => { target.textContent = name; kept.country = name; list.remove() }); list.append(option)
    }
    document.body.append(list)
  })
}
next.addEventListener('click', () => {
  if (at === 0 && kept['name--legalName--firstName'] && kept.country) { at = 1; draw() }
  else if (at === 1 && kept['phoneNumber--phoneNumber']) document.querySelector('main').innerHTML = '<div data-automation-id="applicationSubmittedPage"><h2>Application Submitted</h2><p>' + Object.values(kept).join(' ') + '</p></div>'
  else document.querySelector('main').insertAdjacentHTML('beforeend', '<p role="alert">Error: something is missing</p>')
})
draw()`

/** Every field in a shadow root of its own; the second upload is the resume's. */
const SHADOW = `<form><spl-input id="first" data-name="first-name-input" data-label="First name"></spl-input><spl-input data-name="last-name-input" data-label="Last name"></spl-input>
<spl-input data-name="email-input" data-label="Email"></spl-input><spl-input data-name="confirm-email-input" data-label="Confirm your email"></spl-input><button type="submit">Submit</button></form>`
const SHADOW_SCRIPT = `
customElements.define('spl-input', class extends HTMLElement {
  connectedCallback() {
    const { name, label } = this.dataset
    this.attachShadow({ mode: 'open' }).innerHTML = '<label for="' + name + '">' + label + ' *</label><input id="' + name + '" aria-required="true">'
    this.shadowRoot.querySelector('input').addEventListener('input', ({ target }) => { this.kept = target.value })
  }
})
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const values = [...document.querySelectorAll('spl-input')].map(({ kept }) => kept)
  document.body.innerHTML = values.every(Boolean) ? '<h1>Thanks for applying, ' + values[0] + '!</h1>' : '<p role="alert">Something is missing</p>'
})`

const EMBEDDED = `<h1>Careers at Blue Oven</h1><p>Join us.</p><iframe src="https://boards.greenhouse.io/embed/job_app?for=blueoven&amp;token=4" width="600" height="500"></iframe>`
const FRAME = `<form id="application_form">${text('first_name', 'First Name *')}${text('last_name', 'Last Name *')}${text('email', 'Email *')}<input type="submit" value="Submit Application"></form>`
const FRAME_SCRIPT = `document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); document.body.innerHTML = '<div id="application_confirmation"><h1>Thank you for applying.</h1></div>' })`

const LEVER = `<form id="application-form" action="/apply">${text('name', 'Full name ✱')}${text('email', 'Email ✱')}${text('phone', 'Phone ✱')}<button type="submit">Submit application</button></form>`
const LEVER_SCRIPT = `document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); document.body.insertAdjacentHTML('beforeend', '<p role="alert">This phone number cannot be used.</p>') })`

const OTHER = `<h1>Apply</h1><form>${text('vorname', 'Vorname *')}${text('nachname', 'Nachname *')}${text('mail', 'E-Mail *')}<button>Bewerbung absenden</button></form>`

/** Thanks that a style sheet hides, and fields that are disabled while it is sent; what comes then is up to the test. */
const FICKLE = `<style>.later { display: none }</style><p class="later">Thank you for applying!</p>${OTHER}`
const FICKLE_SCRIPT = `document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); for (const one of event.target.elements) one.disabled = true })`

export const FORM_ADDRESSES = {
  greenhouse: 'https://job-boards.greenhouse.io/greenmill/jobs/1',
  workday: 'https://greenmill.wd1.myworkdayjobs.com/en-US/careers/job/2/apply',
  smartrecruiters: 'https://jobs.smartrecruiters.com/oneclick-ui/company/greenmill/publication/3',
  embedded: 'https://careers.blueoven.example/jobs/4?gh_jid=4',
  lever: 'https://jobs.lever.co/greenmill/5/apply',
  other: 'https://jobs.redbarn.example/6',
  fickle: 'https://jobs.fickle.example/7',
  library: 'https://jobs.vuemill.example/jobs/12-baker/apply',
  ...SYSTEM_ADDRESSES,
} as const

const PAGES: Record<string, string> = {
  'job-boards.greenhouse.io': page(GREENHOUSE, SEND_GREENHOUSE),
  'greenmill.wd1.myworkdayjobs.com': page(WORKDAY, WORKDAY_SCRIPT),
  'jobs.smartrecruiters.com': page(SHADOW, SHADOW_SCRIPT),
  'careers.blueoven.example': page(EMBEDDED),
  'boards.greenhouse.io': page(FRAME, FRAME_SCRIPT),
  'jobs.lever.co': page(LEVER, LEVER_SCRIPT),
  'jobs.redbarn.example': page(OTHER),
  'jobs.fickle.example': page(FICKLE, FICKLE_SCRIPT),
  'jobs.vuemill.example': page(LIBRARY_FORM, LIBRARY_SCRIPT),
  ...Object.fromEntries(Object.entries(SYSTEM_PAGES).map(([host, [body, script]]) => [host, page(body, script)])),
}
const CONFIRMATION = page('<main><h1>Thank you for applying.</h1><p>We have received your application.</p></main>')

/** Employers answer with these pages. Nothing leaves the machine. */
export const serveForms = (context: BrowserContext) =>
  context.route(/^https:/, (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    const body = pathname.endsWith('/confirmation') ? CONFIRMATION : PAGES[hostname]
    if (hostname === ENDLESS_HOST) return
    if (!body || route.request().resourceType() !== 'document') return route.abort()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
