import { html } from '#platform/html'
import { FONT_FACES } from '#platform/http/fonts'
import { DARK, LIGHT, SANS, SERIF } from '#platform/paper'

const variables = (colours: typeof LIGHT) => Object.entries(colours).map(([name, value]) => html`--${name}: ${value}; `)

/** The local mailbox, in the colors of the emails. */
export const MAILBOX_STYLE = html`${FONT_FACES}:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
* { box-sizing: border-box; margin: 0; }
html { height: 100%; }
body { min-height: 100%; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 15px/1.5 ${SANS}; font-variant-numeric: tabular-nums; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 24px; padding: 16px max(20px, calc(50% - 440px)); border-bottom: 1px solid var(--line); }
.brand { font: 22px/28px ${SERIF}; letter-spacing: -0.01em; }
nav { display: flex; gap: 20px; font-size: 14px; }
@media (pointer: coarse) { nav a { padding: 12px 0; } }
main { flex: 1; padding: 36px max(20px, calc(50% - 440px)) 56px; }
h1 { font: 400 32px/1.2 ${SERIF}; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { font: 400 22px/1.3 ${SERIF}; }
.lead { max-width: 62ch; margin-top: 8px; color: var(--ink2); }
.count { margin: 28px 0 10px; font-size: 13px; color: var(--ink3); }
ol { padding: 0; list-style: none; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 24px; padding: 14px 18px; color: inherit; text-decoration: none; }
li a:hover { background: var(--wash); }
li a:focus-visible { outline-offset: -2px; border-radius: 8px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
li time, .people { font-size: 13px; line-height: 22px; color: var(--ink3); }
.people { overflow-wrap: anywhere; }
li time, .people.from { text-align: right; }
.again { margin-left: 12px; }
.empty { margin-top: 28px; padding: 36px 28px 40px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
.empty p { max-width: 56ch; margin: 6px 0 20px; color: var(--ink2); }
.action { display: inline-block; padding: 9px 16px; border-radius: 6px; background: var(--accent); color: var(--onAccent); font-weight: 600; text-decoration: none; }
.reading { display: flex; flex-direction: column; padding-bottom: 20px; }
dl { margin: 16px 0 20px; border-bottom: 1px solid var(--line); }
dl div { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 16px; padding: 7px 0; border-top: 1px solid var(--line); font-size: 14px; }
dt { color: var(--ink3); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { flex: 1; width: 100%; min-height: 640px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
@media (max-width: 560px) {
  main { padding-top: 24px; }
  h1 { font-size: 28px; }
  li a { grid-template-columns: minmax(0, 1fr); }
  li time, .people.from { text-align: left; }
  li time { grid-row: 4; }
  iframe { min-height: 800px; border-width: 1px 0; border-radius: 0; }
  .reading { padding-left: 0; padding-right: 0; padding-bottom: 0; }
  .reading h1, .reading dl { margin-left: 20px; margin-right: 20px; }
  dl div { grid-template-columns: 44px minmax(0, 1fr); }
}
`
