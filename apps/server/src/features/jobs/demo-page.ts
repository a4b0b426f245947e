import { PRODUCT } from '@jobapply/core/auth/constants'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { type Html, html } from '#platform/html'
import { DEMO_STYLE } from './demo-style.ts'

export const DEMO_PATH = '/demo/jobs'
export const demoAddress = (publicUrl: string, id: string) => `${publicUrl}${DEMO_PATH}/${encodeURIComponent(id)}`

/** Its own form may be sent, nothing else may be loaded or run. */
export const DEMO_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** What the form asks for: the usual questions of an employer, in the usual kinds of fields. */
const FIELDS = [
  { name: 'first_name', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'last_name', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
]

/** Names of fields without which the form is not taken. */
export const REQUIRED_FIELDS = [...FIELDS.map(({ name }) => name), 'work_authorization', 'consent']

/** `/demo/jobs/{id}`: a posting as an employer would show it, with a form that can be filled, sent and confirmed. */
export function demoJobPage({ title, company, location, description }: JobListing, isIncomplete = false): string {
  const problem = isIncomplete ? html`<p role="alert" class="problem">Please answer every question marked with *.</p>` : html``
  return page(
    `${title}, ${company}`,
    html`<h1>${title}</h1>
<p class="lead">${company} · ${location}</p>
<section aria-label="Description" class="text">${description}</section>
<section aria-label="Application form"><h2>Apply for this job</h2>
${problem}
<form method="post" id="application-form">
${FIELDS.map(({ name, label, type, autocomplete }) => html`<p><label for="${name}">${label} *</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="200"></p>\n`)}
<p><label for="linkedin">LinkedIn profile</label><input id="linkedin" name="linkedin" type="url" maxlength="500"></p>
<p><label for="work_authorization">Are you authorised to work where this job is? *</label><select id="work_authorization" name="work_authorization" required><option value="">Select...</option><option value="yes">Yes</option><option value="no">No</option></select></p>
<fieldset><legend>Will you now or in the future need sponsorship for a visa?</legend><label><input type="radio" name="sponsorship" value="yes"> Yes</label> <label><input type="radio" name="sponsorship" value="no"> No</label></fieldset>
<p><label for="cover_letter">Cover letter</label><textarea id="cover_letter" name="cover_letter" rows="6" maxlength="10000"></textarea></p>
<p><label class="box"><input type="checkbox" name="consent" value="yes" required> I agree that this demo keeps nothing of what I send. *</label></p>
<p><button type="submit">Submit application</button></p>
</form></section>`,
  )
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
<title>${title} · Demo</title>
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
