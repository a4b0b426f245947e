/** More synthetic forms of invented employers, each with the behaviour for which its system is known. Nothing is real. */

const input = (id: string, label: string, type = 'text') =>
  `<div><label for="${id}">${label}</label><input id="${id}" name="${id}" type="${type}" required></div>`

/** The first upload only reads a resume; Yes and No are buttons, and a chosen one clears itself; a box is kept when it changes. */
const ASHBY = `<div class="ashby-application-form-autofill-input-root"><input type="file" id="autofill" tabindex="-1"><h3>Autofill from resume</h3></div>
<div class="ashby-application-form-container">
<div class="ashby-application-form-field-entry"><label class="_required_9" for="_systemfield_name">Legal Name</label><input name="_systemfield_name" id="_systemfield_name"></div>
<div class="ashby-application-form-field-entry"><label class="_required_9" for="_systemfield_email">Email</label><input name="_systemfield_email" id="_systemfield_email" type="email" required></div>
<div class="ashby-application-form-field-entry"><label class="_required_9" for="_systemfield_resume">Resume</label><div><input type="file" id="_systemfield_resume" tabindex="-1" required><button>Upload File</button></div></div>
<div class="ashby-application-form-field-entry"><label class="_required_9" for="y1">Have you baked sourdough bread before?</label><div class="_yesno_1"><button>Yes</button><button>No</button><input type="checkbox" tabindex="-1" name="y1"></div></div>
</div><button class="ashby-application-form-submit-button">Submit Application</button>`
const ASHBY_SCRIPT = `
const kept = {}
for (const box of document.querySelectorAll('.ashby-application-form-container input:not([type=checkbox])'))
  box.addEventListener('change', () => { kept[box.id] = box.type === 'file' ? box.files[0]?.name : box.value })
for (const button of document.querySelectorAll('._yesno_1 button'))
  button.addEventListener('click', () => {
    const was = button.getAttribute('aria-pressed') === 'true'
    for (const one of document.querySelectorAll('._yesno_1 button')) one.setAttribute('aria-pressed', 'false')
    button.setAttribute('aria-pressed', String(!was))
    kept.y1 = was ? '' : button.textContent
  })
document.querySelector('.ashby-application-form-submit-button').addEventListener('click', () => {
  const isWhole = kept._systemfield_name && kept._systemfield_email && kept._systemfield_resume && kept.y1 === 'Yes' && !document.getElementById('autofill').files.length
  if (isWhole) document.body.innerHTML = '<div class="ashby-application-form-success-container"><h2>Your application was successfully submitted</h2></div>'
  else document.body.insertAdjacentHTML('beforeend', '<p role="alert">Not accepted: ' + JSON.stringify(kept) + '</p>')
})`

/** Boxes are drawn over mirror inputs; a dialog about cookies stands in the way. */
const WORKABLE = `<main><form data-ui="application-form"><section data-ui="section"><h2>Personal information</h2>
<label><span id="f_label">First name</span><input id="firstname" name="firstname" aria-labelledby="f_label" aria-required="true" required></label>
<label><span id="l_label">Last name</span><input id="lastname" name="lastname" aria-labelledby="l_label" aria-required="true" required></label>
<label><span id="e_label">Email</span><input id="email" name="email" type="email" aria-labelledby="e_label" aria-required="true" required></label></section>
<section data-ui="section"><div data-ui="gdpr"><label><div role="checkbox" tabindex="0" aria-labelledby="g_1" aria-checked="false"><input tabindex="-1" aria-hidden="true" type="checkbox" name="gdpr" style="pointer-events:none"></div><span id="g_1">I accept the Privacy Notice.</span></label></div></section>
<button data-ui="apply-button" type="submit">Submit application</button></form></main>
<div role="dialog" aria-label="Cookie Consent"><label><input type="checkbox" name="cookies">Marketing cookies</label></div>`
const WORKABLE_SCRIPT = `
const box = document.querySelector('[role=checkbox]')
box.addEventListener('click', (event) => { event.preventDefault(); const is = box.getAttribute('aria-checked') !== 'true'; box.setAttribute('aria-checked', String(is)); box.firstChild.checked = is })
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  if (box.getAttribute('aria-checked') === 'true' && !document.querySelector('[name=cookies]').checked) document.querySelector('main').innerHTML = '<div data-ui="application-success"><h1>Thank you for applying</h1></div>'
  else document.body.insertAdjacentHTML('beforeend', '<p role="alert">Accept the notice</p>')
})`

/** The menu opens outside the form; the field of the resume is emptied as soon as the file was taken; one field is a trap. */
const BAMBOO = `<form id="job-application-form">${input('firstName', 'First Name*')}${input('lastName', 'Last Name*')}${input('email', 'Email*', 'email')}
<div class="fab-FormField"><label for="countryId">Country*</label><button id="countryId" type="button" aria-haspopup="listbox" aria-required="true">–Select–</button></div>
<div style="display:none"><label for="nick">Nickname</label><input id="nick" name="nickname_hpcsaf" autocomplete="off"></div>
<div class="upload"><label for="res">Resume*</label><div><span id="taken"></span><input id="res" name="resumeFileId" type="file" required></div></div>
<button type="submit">Submit Application</button></form>`
const BAMBOO_SCRIPT = `
const kept = {}
document.getElementById('countryId').addEventListener('click', ({ target }) => {
  const list = document.createElement('ul'); list.setAttribute('role', 'listbox')
  for (const name of ['Germany', 'Ireland', 'Northern Ireland']) {
    const option = document.createElement('li'); option.setAttribute('role', 'option'); option.textContent = name
    option.addEventListener('click', () => { target.textContent = name; kept.country = name; list.remove() }); list.append(option)
  }
  setTimeout(() => document.body.append(list), 100)
})
document.getElementById('res').addEventListener('change', ({ target }) => {
  if (!target.files[0]) return
  kept.resume = target.files[0].name; document.getElementById('taken').textContent = kept.resume.replaceAll(' ', '_'); target.value = ''; target.required = false
})
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  if (kept.resume && kept.country === 'Ireland' && document.getElementById('nick').value === '') document.body.innerHTML = '<div class="ThankYou"><h1>Thanks for applying!</h1></div>'
  else document.body.insertAdjacentHTML('beforeend', '<p role="alert">Not accepted: ' + JSON.stringify(kept) + '</p>')
})`

/** A dialog of two steps; labels are written twice; only one of the two buttons is there at a time. */
const LINKEDIN = `<div role="dialog" class="jobs-easy-apply-modal"><form id="step"></form></div>`
const LINKEDIN_SCRIPT = `
const twice = (text) => '<span aria-hidden="true">' + text + '</span><span class="visually-hidden">' + text + '</span>'
const steps = [
  '<h3>Contact info</h3><div data-test-form-element><label for="e1">' + twice('Email address') + '</label><select id="e1" aria-required="true" required><option value="Select an option">Select an option</option><option value="old@example.org">old@example.org</option><option value="ann.lind@example.org">ann.lind@example.org</option></select></div>' +
  '<div data-test-form-element><label for="e2">' + twice('Mobile phone number') + '</label><input id="e2" type="text" required></div><button type="button" data-easy-apply-next-button><span>Next</span></button>',
  '<h3>Address</h3><div data-test-form-element><label for="c1">' + twice('City') + '</label><input id="c1" type="text" required></div><button type="button" data-live-test-easy-apply-submit-button><span>Submit application</span></button>',
]
const form = document.getElementById('step')
const draw = (at) => {
  form.innerHTML = steps[at]
  form.querySelector('button').addEventListener('click', () => {
    const isWhole = [...form.querySelectorAll('input, select')].every(({ value }) => value && value !== 'Select an option' && value !== 'old@example.org')
    if (!isWhole) return form.insertAdjacentHTML('beforeend', '<p role="alert">Make a selection</p>')
    if (at === 0) setTimeout(() => draw(1), 30)
    else document.body.innerHTML = '<div data-test-modal-id="post-apply-modal"><h2>Your application was sent to Green Mill!</h2></div>'
  })
}
draw(0)`

/** It never answers. */
export const ENDLESS_HOST = 'chat.example.org'

/** In Dutch, and it leads to another page. A frame beside it never arrives. */
const RECRUITEE = `<iframe title="Chat" src="https://${ENDLESS_HOST}/"></iframe><form><h2>Mijn gegevens</h2><div><label for="n1">Volledige naam*</label><input id="n1" name="candidate.name" required></div>
<div><label for="n2">E-mailadres*</label><input id="n2" name="candidate.email" type="email" required></div>
<div><label for="n4">CV*</label><input id="n4" name="candidate.cv" type="file" required></div><button type="submit">Verstuur</button></form>`
const RECRUITEE_SCRIPT = `document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); location.href = '/o/baker/c/new/confirmation' })`

/**
 * A Rails form: names in brackets, hidden twins of boxes, marks for screen readers in the labels. It is drawn late, and drawn again once;
 * the upload keeps an address instead of the file; another form of the site has a button of the same words before it.
 */
const RAILS = (name: string, label: string, more: string) =>
  `<div><label for="candidate_${name}">${label}<span class="sr-only">Required</span></label><input id="candidate_${name}" name="candidate[${name}]" required ${more}></div>`
const TEAMTAILOR_FORM = `<form id="new_candidate" action="/jobs/11-baker/applications"><input type="hidden" name="authenticity_token" value="x">
${RAILS('first_name', 'First name', '')}${RAILS('last_name', 'Last name', '')}${RAILS('email', 'Email', 'type="email"')}
<div><label for="candidate_resume_remote_url">Upload resume<span class="sr-only">Required</span></label><input type="file" id="candidate_resume_remote_url" name="candidate[resume_remote_url]" accept=".pdf,.docx,.txt" required><span id="chip"></span></div>
<fieldset><legend>Can you start at four in the morning?<span class="sr-only">Required</span></legend><input type="hidden" name="candidate[answers_attributes][0][question_id]" value="5">
<label><input type="radio" name="candidate[answers_attributes][0][boolean]" value="true" required>Yes</label><label><input type="radio" name="candidate[answers_attributes][0][boolean]" value="false">No</label></fieldset>
<div><input type="hidden" name="candidate[consent_given]" value="0"><label><input type="checkbox" name="candidate[consent_given]" value="1" required>I have read the privacy policy</label></div>
<div><input type="hidden" name="candidate[consent_given_future_jobs]" value="0"><label><input type="checkbox" name="candidate[consent_given_future_jobs]" value="1">Tell me about future jobs</label></div>
<button type="submit">Submit application</button></form>`
const TEAMTAILOR = `<style>.sr-only{position:absolute;width:1px;height:1px;overflow:hidden}</style>
<form id="connect"><label>Email <input name="email" type="email"></label><button type="submit">Submit application</button></form><turbo-frame id="application_form">Loading</turbo-frame>`
const TEAMTAILOR_SCRIPT = `
const markup = ${JSON.stringify(TEAMTAILOR_FORM)}, frame = document.getElementById('application_form')
let resume = ''
const draw = () => {
  frame.innerHTML = markup
  frame.querySelector('[type=file]').addEventListener('change', ({ target }) => {
    if (!target.files[0]) return
    resume = target.files[0].name; document.getElementById('chip').textContent = resume.replaceAll(' ', '_'); target.value = ''; target.required = false
  })
  frame.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const sent = new FormData(event.target), told = (name) => sent.getAll('candidate[' + name + ']').at(-1)
    const isWhole = told('first_name') === 'Ann' && resume && told('answers_attributes][0][boolean') === 'true' && told('consent_given') === '1' && told('consent_given_future_jobs') === '0'
    if (!isWhole) return frame.insertAdjacentHTML('beforeend', '<p role="alert">Not accepted: ' + JSON.stringify([...sent.entries()].map(String)) + resume + '</p>')
    history.pushState({}, '', '/jobs/11-baker/applications/0f3c-77/thanks/9ad1'); document.body.innerHTML = '<main><h1>Thanks for applying, Ann!</h1></main>'
  })
}
document.getElementById('connect').addEventListener('submit', (event) => { event.preventDefault(); document.body.innerHTML = '<p role="alert">The wrong form was sent</p>' })
setTimeout(draw, 40); setTimeout(draw, 120)`

export const SYSTEM_ADDRESSES = {
  ashby: 'https://jobs.ashbyhq.com/greenmill/7/application',
  workable: 'https://apply.workable.com/greenmill/j/8/apply',
  bamboohr: 'https://greenmill.bamboohr.com/careers/9',
  linkedin: 'https://www.linkedin.com/jobs/view/10/apply',
  recruitee: 'https://greenmill.recruitee.com/o/baker/c/new',
  teamtailor: 'https://greenmill.teamtailor.com/jobs/11-baker/applications/new',
} as const

/** Body and script by host. */
export const SYSTEM_PAGES: Readonly<Record<string, readonly [string, string]>> = {
  'jobs.ashbyhq.com': [ASHBY, ASHBY_SCRIPT],
  'apply.workable.com': [WORKABLE, WORKABLE_SCRIPT],
  'greenmill.bamboohr.com': [BAMBOO, BAMBOO_SCRIPT],
  'www.linkedin.com': [LINKEDIN, LINKEDIN_SCRIPT],
  'greenmill.recruitee.com': [RECRUITEE, RECRUITEE_SCRIPT],
  'greenmill.teamtailor.com': [TEAMTAILOR, TEAMTAILOR_SCRIPT],
}
