import { PRODUCT } from '@jobapply/core/auth/constants'
import { type Html, html } from '#platform/html'
import { DARK, LIGHT, SANS, SERIF } from '#platform/paper'
import { type Exchange, sendHtml } from './exchange.ts'
import { FONT_FACES } from './fonts.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const variables = (colours: typeof LIGHT) => Object.entries(colours).map(([name, value]) => html`--${name}: ${value}; `)

const STYLE = html`${FONT_FACES}:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; background: var(--paper); color: var(--ink); font: 15px/1.55 ${SANS}; font-variant-numeric: tabular-nums; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
header { padding: 16px max(20px, calc(50% - 320px)); border-bottom: 1px solid var(--line); font: 22px/28px ${SERIF}; letter-spacing: -0.01em; }
main { padding: 40px max(20px, calc(50% - 320px)) 64px; }
h1 { font: 400 32px/1.2 ${SERIF}; letter-spacing: -0.015em; }
h2 { margin: 32px 0 10px; font: 400 22px/1.3 ${SERIF}; }
.lead { max-width: 60ch; margin-top: 8px; color: var(--ink2); }
.note { margin: 20px 0 0; padding: 10px 14px; background: var(--wash); border: 1px solid var(--line); border-radius: 6px; font-weight: 600; }
dl { margin: 24px 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 4px 18px; }
dl div { display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 16px; padding: 10px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--ink3); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 12px 0; }
button { min-height: 44px; padding: 10px 18px; border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--onAccent); font: 600 15px/1.4 ${SANS}; cursor: pointer; }
button.quiet { background: var(--sheet); color: var(--ink); border-color: var(--line); }
select { min-height: 44px; padding: 8px 12px; border: 1px solid var(--ink3); border-radius: 6px; background: var(--sheet); color: var(--ink); font: inherit; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
th, td { padding: 10px 14px; text-align: left; border-top: 1px solid var(--line); font-weight: 400; }
thead th { border-top: 0; color: var(--ink3); font-size: 13px; }
@media (max-width: 480px) { dl div { grid-template-columns: minmax(0, 1fr); gap: 0; } main { padding-top: 28px; } h1 { font-size: 28px; } th, td { padding: 8px; } }
`

/** A page that the server renders itself, without scripts, in the site's look. */
export const sendPlainPage = (exchange: Exchange, status: number, title: string, body: Html) =>
  sendHtml(
    exchange,
    status,
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title} &middot; ${PRODUCT}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${PRODUCT}</header>
<main>
${body}
</main>
</body>
</html>
`.markup,
    POLICY,
  )
