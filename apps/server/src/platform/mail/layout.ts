import { PRODUCT, TAGLINE } from '@jobapply/core/auth/constants'
import { type Html, html } from '#platform/html'
import { DARK, LIGHT, SANS, SERIF } from '#platform/paper'
import type { Mail, RenderedMail } from './mail.ts'

const FOOTER = `${PRODUCT} · ${TAGLINE}`

/** The layout of every email. Values stay on one line and are escaped, so that no name can add a line, a header or markup. */
export function renderMail(mail: Mail): RenderedMail {
  const clean: Mail = {
    to: mail.to,
    subject: oneLine(mail.subject),
    heading: oneLine(mail.heading),
    paragraphs: mail.paragraphs.map(oneLine),
    facts: (mail.facts ?? []).map(({ label, value, address }) => ({
      label: oneLine(label),
      value: oneLine(value),
      ...(address && { address: webAddress(address) }),
    })),
    ...(mail.button ? { button: { label: oneLine(mail.button.label), address: webAddress(mail.button.address) } } : {}),
    smallPrint: (mail.smallPrint ?? []).map(oneLine),
    reason: oneLine(mail.reason),
    ...(mail.unsubscribe ? { unsubscribe: webAddress(mail.unsubscribe) } : {}),
  }
  const { to, subject, unsubscribe } = clean
  return { to, subject, html: htmlOf(clean).markup, text: textOf(clean), ...(unsubscribe && { unsubscribe }) }
}

/** Control characters, line separators and marks that turn the direction of writing become one space. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

function webAddress(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('An email links to web addresses only')
  return url.href
}

function textOf({ heading, paragraphs, facts = [], button, smallPrint = [], reason, unsubscribe }: Mail): string {
  return [
    PRODUCT,
    heading,
    ...paragraphs,
    ...(facts.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...smallPrint,
    `-- \n${FOOTER}\n${reason}\n${unsubscribe ? `Unsubscribe: ${unsubscribe}\n` : ''}`,
  ].join('\n\n')
}

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`
const small = `font-family:${SANS};font-size:13px;line-height:20px;`

function htmlOf({ subject, heading, paragraphs, facts = [], button, smallPrint = [], reason, unsubscribe }: Mail): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .outside { padding: 16px 12px 32px !important; } .inside { padding-left: 22px !important; padding-right: 22px !important; }
.label, .value { display: block !important; width: auto !important; } .label { padding-bottom: 0 !important; } .value { padding-top: 0 !important; border: 0 !important; } }
@media (prefers-color-scheme: dark) { ${darkRules()} }
</style>
<!--[if mso]><style>p, a, td { font-family: Arial, sans-serif !important; } h1, .brand { font-family: Georgia, serif !important; }</style><![endif]-->
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${paragraphs[0] ?? heading}</div>
<table ${TABLE} class="paper" bgcolor="${LIGHT.paper}" style="background:${LIGHT.paper};"><tr><td class="outside" align="center" style="padding:40px 16px 48px;">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:560px;text-align:left;">
<tr><td class="sheet line" bgcolor="${LIGHT.sheet}" style="background:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-radius:8px;">
<table ${TABLE}>
<tr><td class="inside line ink brand" style="padding:20px 36px 18px;border-bottom:1px solid ${LIGHT.line};font-family:${SERIF};font-size:22px;line-height:28px;letter-spacing:-0.01em;color:${LIGHT.ink};">${PRODUCT}</td></tr>
<tr><td class="inside" style="padding:32px 36px 32px;">
<h1 class="ink" style="margin:0 0 16px;font-family:${SERIF};font-size:28px;line-height:34px;font-weight:400;letter-spacing:-0.015em;color:${LIGHT.ink};">${heading}</h1>
${paragraphs.map((text) => html`<p class="ink" style="margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:25px;color:${LIGHT.ink};">${text}</p>\n`)}${factsOf(facts)}${button && buttonOf(button)}${smallPrint.map((text, at) => html`<p class="ink2" style="margin:${at ? 8 : 24}px 0 0;${small}color:${LIGHT.ink2};">${text}</p>\n`)}</td></tr>
</table>
</td></tr>
<tr><td class="inside" style="padding:20px 37px 0;">
<p class="ink3" style="margin:0;${small}color:${LIGHT.ink3};">${FOOTER}<br>${reason}${unsubscribe && html`<br><a class="ink3" href="${unsubscribe}" style="color:${LIGHT.ink3};text-decoration:underline;">Unsubscribe</a>`}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** Facts are set like a receipt: one line each, with hairlines. */
function factsOf(facts: NonNullable<Mail['facts']>): Html | undefined {
  if (facts.length === 0) return undefined
  const cell = `padding:9px 0;border-top:1px solid ${LIGHT.line};font-family:${SANS};font-size:14px;line-height:20px;vertical-align:top;`
  const rows = facts.map(
    ({ label, value, address }) =>
      html`<tr><td class="line ink3 label" width="110" style="${cell}padding-right:16px;color:${LIGHT.ink3};">${label}</td><td class="line ink value" style="${cell}font-weight:600;color:${LIGHT.ink};word-break:break-word;">${address ? html`<a class="link" href="${address}" style="color:${LIGHT.accent};text-decoration:underline;">${value}</a>` : value}</td></tr>\n`,
  )
  return html`<table ${TABLE} class="line" style="margin:4px 0 24px;border-bottom:1px solid ${LIGHT.line};">\n${rows}</table>\n`
}

function buttonOf({ label, address }: NonNullable<Mail['button']>): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 24px;"><tr><td class="button" bgcolor="${LIGHT.accent}" style="background:${LIGHT.accent};border-radius:6px;"><a class="button" href="${address}" style="display:inline-block;border-radius:6px;padding:12px 22px;font-family:${SANS};font-size:16px;line-height:22px;font-weight:600;color:${LIGHT.onAccent};text-decoration:none;">${label}</a></td></tr></table>
<p class="ink3" style="margin:0;${small}color:${LIGHT.ink3};">Or copy this address into your browser:<br><a class="link" href="${address}" style="color:${LIGHT.accent};text-decoration:underline;word-break:break-all;">${address}</a></p>
`
}

/** Mail clients apply inline styles first, hence the rules of the dark sheet are important. */
function darkRules(): Html {
  const { paper, sheet, line, ink, ink2, ink3, accent, onAccent } = DARK
  return html`.paper { background: ${paper} !important; } .sheet { background: ${sheet} !important; } .line { border-color: ${line} !important; }
.ink { color: ${ink} !important; } .ink2 { color: ${ink2} !important; } .ink3 { color: ${ink3} !important; } .link { color: ${accent} !important; }
.button { background: ${accent} !important; color: ${onAccent} !important; }`
}
