import { addressText, bare, degreeText, each, fullName, type Layout, levelOf, placeText } from './layout.ts'
import { dateText, spanText } from './words.ts'

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:18mm}body{font:10pt/1.35 "DejaVu Serif",serif;margin:0}h1,h2,h3,p,ul,table{margin:0}ul{padding-left:5mm}${css}</style>${body}`
const list = (lines: readonly string[]) => `<ul>${each(lines, (line) => `<li>${html(line)}</li>`)}</ul>`
const texts = (lines: readonly string[]) => each(lines, (line) => `<p>${html(line)}</p>`)

/** Pages of a browser that were made last. */
export const FRESH_PAGES: Record<string, Layout> = {
  'date-rows': {
    half: 'fresh',
    kind: 'pdf',
    faults: 'a table without rules: dates and place at the left, employer above the role at the right',
    dates: 'slash',
    make(person, words) {
      const t = words.titles
      const rows = (some: readonly string[]) => `<table>${some.join('')}</table>`
      const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`
      const span = (one: { start: string; end: string }) => html(spanText(one, 'slash', person, words, ' – '))
      const body = `<h1>${html(fullName(person))}</h1><p>${html(addressText(person))} · ${person.phone} · ${person.email}${each(person.links, (link) => ` · ${html(bare(link))}`)}</p>
<h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
<h2>${html(t.work)}</h2>${rows(person.jobs.map((job) => row(`${span(job)}<br><small>${html(job.location)}</small>`, `<b>${html(job.company)}</b><br><i>${html(job.position)}</i>${list(job.lines)}`)))}
<h2>${html(t.education)}</h2>${rows(person.studies.map((study) => row(span(study), `<b>${html(study.institution)}</b><br><i>${html(degreeText(study, person))}</i>${study.grade ? `<br>${html(words.labels.grade)}: ${study.grade}` : ''}`)))}
<h2>${html(t.certificates)}</h2>${rows(person.certificates.map((one) => row(dateText(one.date, 'slash', person.language), `<b>${html(one.name)}</b><br><i>${html(one.issuer)}</i>`)))}
<h2>${html(t.skills)}</h2><p>${html(person.skills.join(' · '))}</p><h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name} (${level})`).join(' · '))}</p>`
      return {
        by: 'browser',
        html: page(
          'h2{font-size:13pt;margin:9pt 0 3pt;border-bottom:1px solid}td{vertical-align:top;padding-bottom:6pt}td:first-child{width:42mm}small{color:#777}',
          body,
        ),
      }
    },
  },
  'left-bar': {
    half: 'fresh',
    kind: 'pdf',
    faults: 'left side bar with certificates and skills; role and employer joined by a dash, place and dates below',
    dates: 'long',
    make(person, words) {
      const t = words.titles
      const span = (one: { start: string; end: string }) => html(spanText(one, 'long', person, words, ' – '))
      const body = `<div class=g><aside><h2>${html(t.contact)}</h2>${texts([placeText(person), person.phone, person.email, ...person.links.map(bare)])}
<h2>${html(t.skills)}</h2>${texts(person.skills)}<h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p><b>${html(one.name)}</b></p><p>${html(one.issuer)}, ${html(dateText(one.date, 'long', person.language))}</p>`)}
<h2>${html(t.languages)}</h2>${texts(person.languages.map(([name, level]) => `${name} – ${level}`))}</aside><main><h1>${html(fullName(person))}</h1><p>${html(person.label)}</p>
<h2>${html(t.summary)}</h2><p>${html(person.summary)}</p><h2>${html(t.work)}</h2>${each(person.jobs, (job) => `<h3>${html(job.position)} — ${html(job.company)}</h3><p class=s>${html(job.location)} | ${span(job)}</p>${list(job.lines)}`)}
<h2>${html(t.education)}</h2>${each(person.studies, (study) => `<h3>${html(degreeText(study, person))} — ${html(study.institution)}</h3><p class=s>${span(study)}${study.grade ? ` | ${html(words.labels.grade)}: ${study.grade}` : ''}</p>`)}</main></div>`
      return {
        by: 'browser',
        html: page(
          '@page{margin:0}.g{display:flex;min-height:296mm}aside{width:58mm;background:#e9e4da;padding:14mm 6mm}main{flex:1;padding:14mm 10mm}h1{font-size:24pt}h2{font-size:11pt;text-transform:uppercase;margin:10pt 0 3pt}h3{font-size:10.5pt;margin-top:5pt}.s{color:#555}',
          body,
        ),
      }
    },
  },
  'two-halves': {
    half: 'fresh',
    kind: 'pdf',
    faults: 'two equal columns; unusual titles; dates in brackets behind the employer; issuer before the certificate',
    dates: 'short',
    without: ['links'],
    make(person, words) {
      const t = words.remarked
      const span = (one: { start: string; end: string }) => html(spanText(one, 'short', person, words, ' - '))
      const body = `<header><h1>${html(fullName(person))}</h1><p>${person.email} | ${person.phone} | ${html(placeText(person))}</p></header><div class=g><section><h2>${html(t.work)}</h2>${each(person.jobs, (job) => `<p><b>${html(job.position)}</b></p><p>${html(job.company)}, ${html(job.location)}</p><p>(${span(job)})</p>${list(job.lines)}`)}</section>
<section><h2>${html(t.summary)}</h2><p>${html(person.summary)}</p><h2>${html(t.education)}</h2>${each(person.studies, (study) => `<p><b>${html(degreeText(study, person))}</b></p><p>${html(study.institution)}</p><p>(${span(study)})</p>${study.grade ? `<p>${html(words.labels.grade)}: ${study.grade}</p>` : ''}`)}
<h2>${html(t.skills)}</h2>${list(person.skills)}<h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p>${html(one.issuer)}: ${html(one.name)} (${html(dateText(one.date, 'short', person.language))})</p>`)}<h2>${html(t.languages)}</h2>${list(person.languages.map(([name, level]) => `${name}, ${level}`))}</section></div>`
      return {
        by: 'browser',
        html: page(
          'header{text-align:center;border-bottom:2px solid #345;padding-bottom:6pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm}h2{font-size:12pt;color:#345;margin:9pt 0 3pt}',
          body,
        ),
      }
    },
  },
  'right-dates': {
    half: 'fresh',
    kind: 'pdf',
    faults: 'employer with the place at the right edge, role with the dates at the right edge, levels behind skills',
    dates: 'dot',
    make(person, words) {
      const t = words.titles
      const line = (left: string, right: string) => `<p class=r><span>${left}</span><span>${right}</span></p>`
      const span = (one: { start: string; end: string }) => html(spanText(one, 'dot', person, words, ' – '))
      const body = `<h1>${html(fullName(person))}</h1><p>${html(placeText(person))}<br>${person.phone}<br>${person.email}${each(person.links, (link) => `<br>${html(bare(link))}`)}</p><h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
<h2>${html(t.work)}</h2>${each(person.jobs, (job) => `${line(`<b>${html(job.company)}</b>`, html(job.location))}${line(`<i>${html(job.position)}</i>`, span(job))}${list(job.lines)}`)}
<h2>${html(t.education)}</h2>${each(person.studies, (study) => `${line(`<b>${html(study.institution)}</b>`, study.grade ? `${html(words.labels.grade)}: ${study.grade}` : '')}${line(`<i>${html(degreeText(study, person))}</i>`, span(study))}`)}
<h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => line(`${html(one.name)}, <i>${html(one.issuer)}</i>`, dateText(one.date, 'dot', person.language)))}
<h2>${html(t.skills)}</h2>${each(person.skills, (skill, index) => line(html(skill), html(levelOf(index, words))))}<h2>${html(t.languages)}</h2>${each(person.languages, ([name, level]) => line(html(name), html(level)))}`
      return {
        by: 'browser',
        html: page(
          '.r{display:flex;justify-content:space-between}h2{font-size:12pt;font-variant:small-caps;margin:9pt 0 2pt;border-top:1px solid #999}',
          body,
        ),
      }
    },
  },
}
