import { PRODUCT } from '@jobapply/core/auth/constants'
import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { type Html, html } from '#platform/html'
import { demoForm } from './demo-form.ts'
import { DEMO_STYLE } from './demo-style.ts'

export const DEMO_PATH = '/demo/jobs'
export const demoAddress = (publicUrl: string, id: string) => `${publicUrl}${DEMO_PATH}/${encodeURIComponent(id)}`

/** Its own form may be sent, nothing else may be loaded or run. */
export const DEMO_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** `/demo/jobs/{id}`: a posting as an employer would show it, with a form that can be filled, sent and confirmed. */
export function demoJobPage(job: JobListing, isIncomplete = false): string {
  const { title, company, location, description } = job
  const problem = isIncomplete ? html`<p role="alert" class="problem">Please answer every question marked with *.</p>` : html``
  return page(
    `${title}, ${company}`,
    html`<h1>${title}</h1>
<p class="lead">${company} &middot; ${location}</p>
<section aria-label="Description" class="text">${description}</section>
<section aria-label="Application form"><h2>Apply for this job</h2>
${problem}
<form method="post" id="application-form">
${demoForm(job).map(fieldOf)}
<p><button type="submit">Submit application</button></p>
</form></section>`,
  )
}

const INPUTS: Record<string, { type: string; autocomplete: string }> = {
  first_name: { type: 'text', autocomplete: 'given-name' },
  last_name: { type: 'text', autocomplete: 'family-name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  linkedin: { type: 'url', autocomplete: 'url' },
}

function fieldOf({ id, label, kind, options, required, maxLength = 200, min, max }: Question): Html {
  const mark = required ? ' *' : ''
  const need = required ? html` required` : html``
  if (kind === 'boolean')
    return html`<p><label class="box"><input type="checkbox" name="${id}" value="yes"${need}> ${label}${mark}</label></p>\n`
  if (kind === 'multi-select' || (kind === 'select' && !required))
    return html`<fieldset><legend>${label}${mark}</legend>${options.map((option) => html`<label><input type="${kind === 'select' ? 'radio' : 'checkbox'}" name="${id}" value="${option.value}"> ${option.label}</label> `)}</fieldset>\n`
  if (kind === 'select')
    return html`<p><label for="${id}">${label}${mark}</label><select id="${id}" name="${id}"${need}><option value="">Select...</option>${options.map((option) => html`<option value="${option.value}">${option.label}</option>`)}</select></p>\n`
  if (kind === 'long-text')
    return html`<p><label for="${id}">${label}${mark}</label><textarea id="${id}" name="${id}" rows="6" maxlength="${maxLength}"${need}></textarea></p>\n`
  if (kind === 'number')
    return html`<p><label for="${id}">${label}${mark}</label><input id="${id}" name="${id}" type="number" min="${min ?? 0}" max="${max ?? 1000}" step="0.1"${need}></p>\n`
  const { type, autocomplete } = INPUTS[id] ?? { type: 'text', autocomplete: 'off' }
  return html`<p><label for="${id}">${label}${mark}</label><input id="${id}" name="${id}" type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}"${need}></p>\n`
}

/** What an employer's page says after the form was sent. */
export const demoSentPage = ({ title, company }: JobListing, number: string, back: string): string =>
  page(
    'Application received',
    html`<h1>Thank you for applying</h1>
<p class="lead">Your application for ${title} at ${company} was received.</p>
<p>Confirmation number: <strong id="confirmation-number">${number}</strong></p>
<p>This is a demo: nothing of what you sent is kept, and nobody reads it.</p>
<p><a href="${back}">Back to the job</a></p>`,
  )

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title} &middot; Demo</title>
<style>${DEMO_STYLE}</style>
</head>
<body>
<header><p class="brand">${PRODUCT}</p><p class="badge">Demo job</p></header>
<main>
${body}
</main>
</body>
</html>
`.markup
}
