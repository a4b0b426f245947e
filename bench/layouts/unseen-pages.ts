import { addressText, bare, byEmployer, degreeText, each, fullName, type Layout, levelOf, placeText } from './layout.ts'
import type { Span } from './people.ts'
import { dateText, spanText } from './words.ts'

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const sheet = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:15mm}*{box-sizing:border-box}body{font:10pt/1.45 "Liberation Sans",sans-serif;margin:0}h1,h2,h3,h4,p,ul,dl,dd{margin:0}a{color:inherit}${css}</style>${body}`

/** Pages that a browser prints. */
export const UNSEEN_PAGES: Record<string, Layout> = {
  /** A time line: dates right-aligned on the left of a rule, jobs and schools on its right. */
  'time-line': {
    half: 'unseen',
    kind: 'pdf',
    faults: 'left-column dates, start and end on two lines without a dash; the skills wrapped in pills',
    dates: 'short',
    make(person, words) {
      const t = words.titles
      const day = (date: string) => (date ? dateText(date, 'short', person.language) : words.present)
      const stop = (span: Span, right: string) =>
        `<div class=t><div class=d>${html(day(span.end))}<br>${html(day(span.start))}</div><div class=x>${right}</div></div>`
      const body = `<header><h1>${html(fullName(person))}</h1><p>${html(person.label)}</p><p>${html(placeText(person))} ◆ ${person.phone} ◆ ${person.email}${each(person.links, (link) => ` ◆ <a href="${link}">${html(bare(link))}</a>`)}</p></header>
        <h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
        <h2>${html(t.work)}</h2>${each(person.jobs, (job) => stop(job, `<h3>${html(job.position)}</h3><p class=o>${html(job.company)} ◆ ${html(job.location)}</p>${each(job.lines, (line) => `<p>– ${html(line)}</p>`)}`))}
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => stop(study, `<h3>${html(degreeText(study, person))}</h3><p class=o>${html(study.institution)}</p>${study.grade ? `<p>${html(words.labels.grade)}: ${study.grade}</p>` : ''}`))}
        <h2>${html(t.skills)}</h2><p class=q>${each(person.skills, (skill) => `<span>${html(skill)}</span> `)}</p>
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<div class=t><div class=d>${html(day(one.date))}</div><div class=x><b>${html(one.name)}</b><br>${html(one.issuer)}</div></div>`)}
        <h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name} ${level}`).join(' ◆ '))}</p>`
      return {
        by: 'browser',
        html: sheet(
          'header{background:#eee;padding:6mm;text-align:center}h1{font-size:24pt;font-weight:300}h2{font-size:13pt;color:#a33;margin:10pt 0 4pt}.t{display:grid;grid-template-columns:28mm 1fr;gap:5mm}.d{text-align:right;color:#777;font-size:9pt}.x{border-left:2px solid #a33;padding:0 0 6pt 5mm}.o{color:#a33}.q span{display:inline-block;border:1px solid #a33;border-radius:8pt;padding:0 6pt;margin:0 3pt 3pt 0}',
          body,
        ),
      }
    },
  },
  /** Two columns of label and value in three blocks, as a job portal prints its form. */
  'portal-form': {
    half: 'unseen',
    kind: 'pdf',
    faults: 'labels above their values in a grid; a running head of the portal; birth date and family',
    dates: 'slash',
    degree: 'apart',
    without: ['grade'],
    make(person, words) {
      const { titles: t, labels: l } = words
      const field = (label: string, value: string) => `<div><dt>${html(label)}</dt><dd>${html(value)}</dd></div>`
      const block = (fields: string) => `<dl>${fields}</dl>`
      const body = `<h1>${html(fullName(person))}</h1><h2>${html(t.personal)}</h2>
        ${block(field(l.email, person.email) + field(l.phone, person.phone) + field(l.address, addressText(person)) + field(l.birth, person.birth) + field(l.family, person.family) + field(l.nationality, person.nationality) + each(person.links, (link) => field('Web', link)))}
        <h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
        <h2>${html(t.work)}</h2>${each(person.jobs, (job) => `${block(field(l.position, job.position) + field(l.company, job.company) + field(l.period, spanText(job, 'slash', person, words, ' - ')) + field(l.place, job.location))}<p class=u>${html(l.duties)}</p><p class=b>${html(job.lines.join(' '))}</p>`)}
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => block(field(l.degree, study.field ? `${study.degree}, ${study.field}` : study.degree) + field(l.school, study.institution) + field(l.period, spanText(study, 'slash', person, words, ' - '))))}
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p>${html(one.name)}, ${html(one.issuer)}, ${dateText(one.date, 'slash', person.language)}</p>`)}
        <h2>${html(t.skills)}</h2><p>${html(person.skills.join(', '))}</p>
        <h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p>`
      const small = 'style="font-size:7pt;width:100%;margin:0 15mm;display:flex;justify-content:space-between;color:#777"'
      return {
        by: 'browser',
        html: sheet(
          '@page{margin:22mm 15mm}h1{font-size:17pt}h2{font-size:11pt;background:#e8eef5;padding:2pt 4pt;margin:9pt 0 4pt}dl{display:grid;grid-template-columns:1fr 1fr;gap:2pt 8mm;margin-bottom:4pt}dt,.u{font-size:8pt;color:#678}.b{margin-bottom:8pt}',
          body,
        ),
        header: `<div ${small}><span>Talentofix 4.2</span><span>04.11.2026 10:32</span></div>`,
        footer: `<div ${small}><span>ID 00481-77</span><span class="pageNumber"></span></div>`,
      }
    },
  },
  /** Two columns of equal weight; titles misspelt; employers with the whole stay above their roles. */
  'two-halves': {
    half: 'unseen',
    kind: 'pdf',
    faults: 'two equal columns; misspelt titles; employer above several roles; certificates in the side column',
    dates: 'iso',
    make(person, words) {
      const t = words.misspelt
      const body = `<h1>${html(person.first)} <b>${html(person.last)}</b></h1><p class=l>${html(person.label)}</p><div class=g><div>
        <h2>${html(t.work)}</h2>${each(byEmployer(person), (group) => `<h3>${html(group.company)}</h3><p class=s>${html(group.location)}</p>${each(group.jobs, (job) => `<h4>${html(job.position)}</h4><p class=s>${html(spanText(job, 'iso', person, words))}</p>${each(job.lines, (line) => `<p>› ${html(line)}</p>`)}`)}`)}</div><div>
        <h2>${html(t.contact)}</h2><p>✉ ${person.email}</p><p>☎ ${person.phone}</p><p>⌂ ${html(addressText(person))}</p>${each(person.links, (link) => `<p><a href="${link}">${html(bare(link))}</a></p>`)}
        <h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => `<h4>${html(degreeText(study, person))}</h4><p>${html(study.institution)}</p><p class=s>${html(spanText(study, 'iso', person, words))}${study.grade ? ` | ${html(words.labels.grade)} ${study.grade}` : ''}</p>`)}
        <h2>${html(t.skills)}</h2>${each(person.skills, (skill, index) => `<p>${html(skill)} (${html(levelOf(index, words))})</p>`)}
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<h4>${html(one.name)}</h4><p>${html(one.issuer)}, ${one.date}</p>`)}
        <h2>${html(t.languages)}</h2>${each(person.languages, ([name, level]) => `<p>${html(name)} (${html(level)})</p>`)}</div></div>`
      return {
        by: 'browser',
        html: sheet(
          'h1{font-size:25pt;font-weight:300}.l{letter-spacing:2px;text-transform:uppercase;color:#666}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin-top:5mm}h2{font-size:13pt;border-top:2px solid #333;padding-top:2pt;margin:9pt 0 3pt}h3{font-size:11pt}h4{font-size:10pt;margin-top:3pt}.s{color:#777;font-size:9pt}',
          body,
        ),
      }
    },
  },
  /** Unusual titles, place beside the date, the employer in capitals after the role. */
  'place-and-date': {
    half: 'unseen',
    kind: 'pdf',
    faults: 'unusual titles; place and date in brackets; employers in capitals; "1/2" in the foot',
    dates: 'day',
    without: ['summary'],
    make(person, words) {
      const t = words.remarked
      const body = `<p class=c>${html(addressText(person))}<br>${person.phone}<br>${person.email}${each(person.links, (link) => `<br><a href="${link}">${html(bare(link))}</a>`)}</p><h1>${html(fullName(person))}</h1>
        <h2>${html(t.work)}</h2>${each(person.jobs, (job) => `<p class=j><b>${html(job.position)}</b> · ${html(job.company.toUpperCase())} <i>(${html(job.location)}, ${html(spanText(job, 'day', person, words))})</i></p><ul>${each(job.lines, (line) => `<li>${html(line)}</li>`)}</ul>`)}
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => `<p class=j><b>${html(degreeText(study, person))}</b> · ${html(study.institution.toUpperCase())} <i>(${html(spanText(study, 'day', person, words))})</i>${study.grade ? `, ${html(words.labels.grade)} ${study.grade}` : ''}</p>`)}
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p class=j><b>${html(one.name)}</b> · ${html(one.issuer)} <i>(${html(dateText(one.date, 'day', person.language))})</i></p>`)}
        <h2>${html(t.skills)}</h2><ul class=m>${each(person.skills, (skill) => `<li>${html(skill)}</li>`)}</ul>
        <h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name}: ${level}`).join('; '))}</p><h2>${html(t.interests)}</h2><p>${html(words.hobbies)}</p>`
      return {
        by: 'browser',
        html: sheet(
          '@page{margin:15mm 25mm}body{font:12pt/1.6 "Liberation Serif",serif}.c{float:right;text-align:right;font-size:9pt}h1{font-size:26pt}h2{clear:both;font-size:14pt;font-variant:small-caps;margin:12pt 0 4pt}.j{margin-top:6pt}.m{columns:2}',
          body,
        ),
        footer:
          '<div style="font-size:8pt;width:100%;text-align:center"><span class="pageNumber"></span>/<span class="totalPages"></span></div>',
      }
    },
  },
}
