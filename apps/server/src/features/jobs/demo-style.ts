import { html } from '#platform/html'
import { FONT_FACES } from '#platform/http/fonts'
import { DARK, LIGHT, SANS, SERIF } from '#platform/paper'

const variables = (colours: typeof LIGHT) => Object.entries(colours).map(([name, value]) => html`--${name}: ${value}; `)

/** The look of the demo jobs: the same paper and ink as the product's mails. */
export const DEMO_STYLE = html`${FONT_FACES}:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 16px/1.55 ${SANS}; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 24px; padding: 16px max(20px, calc(50% - 360px)); border-bottom: 1px solid var(--line); }
main { padding: 36px max(20px, calc(50% - 360px)) 56px; display: grid; gap: 20px; }
.brand { font: 22px/28px ${SERIF}; }
.badge { padding: 2px 10px; border: 1px solid var(--line); border-radius: 999px; font-size: 13px; color: var(--ink2); }
h1 { font: 400 32px/1.2 ${SERIF}; overflow-wrap: anywhere; }
h2 { font: 400 22px/1.3 ${SERIF}; margin-bottom: 12px; }
.lead { color: var(--ink2); margin-top: -12px; overflow-wrap: anywhere; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
form { display: grid; gap: 16px; padding: 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
label, legend { display: block; margin-bottom: 4px; font-weight: 600; font-size: 14px; }
fieldset { border: 0; padding: 0; }
fieldset label, label.box { display: inline-flex; gap: 8px; align-items: center; margin-right: 20px; font-weight: 400; min-height: 24px; }
input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; min-height: 44px; padding: 8px 10px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--ink3); border-radius: 6px; }
input[type=radio], input[type=checkbox] { width: 18px; height: 18px; accent-color: var(--accent); }
button { min-height: 44px; padding: 9px 18px; border: 0; border-radius: 6px; background: var(--accent); color: var(--onAccent); font: inherit; font-weight: 600; cursor: pointer; }
@media (pointer: coarse) { fieldset label, label.box { min-height: 44px; min-width: 44px; } }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.problem { margin-bottom: 12px; padding: 10px 14px; border-left: 3px solid var(--accent); background: var(--wash); }
`
