import { addressText, bare, byEmployer, degreeText, each, fullName, type Layout, levelOf, placeText } from './layout.ts'
import { dateText, spanText } from './words.ts'

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:16mm}*{box-sizing:border-box}body{font:10pt/1.4 "DejaVu Sans",sans-serif;margin:0}h1,h2,h3,p,ul{margin:0}${css}</style>${body}`
const list = (lines: readonly string[]) => `<ul>${each(lines, (line) => `<li>${html(line)}</li>`)}</ul>`

/** Pages that a browser prints. */
export const SEEN_PAGES: Record<string, Layout> = {
  /** A form as agencies ask for it: every value after its label. */
  biodata: {
    half: 'seen',
    kind: 'pdf',
    faults: 'label lines (Designation: …); personal details; a declaration, place and date at the end',
    dates: 'day',
    degree: 'apart',
    without: ['links', 'grade'],
    make(person, words) {
      const { titles: t, labels: l } = words
      const line = (label: string, value: string) => `<p><b>${html(label)}</b>: ${html(value)}</p>`
      const body = `<h1>CURRICULUM VITAE</h1><h2>${html(t.personal)}</h2>
        ${line(l.name, fullName(person))}${line(l.birth, person.birth)}${line(l.birthPlace, person.birthPlace)}${line(l.family, person.family)}${line(l.nationality, person.nationality)}${line(l.address, addressText(person))}${line(l.phone, person.phone)}${line(l.email, person.email)}
        <h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
        <h2>${html(t.work)}</h2>${each(person.jobs, (job) => `<div class=b>${line(l.position, job.position)}${line(l.company, job.company)}${line(l.place, job.location)}${line(l.period, spanText(job, 'day', person, words, ' - '))}${line(l.duties, '')}${list(job.lines)}</div>`)}
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => `<div class=b>${line(l.degree, study.field ? `${study.degree}, ${study.field}` : study.degree)}${line(l.school, study.institution)}${line(l.period, spanText(study, 'day', person, words, ' - '))}</div>`)}
        <h2>${html(t.skills)}</h2>${list(person.skills)}
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p>${html(one.name)} - ${html(one.issuer)} - ${dateText(one.date, 'day', person.language)}</p>`)}
        <h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p>
        <h2>${html(t.interests)}</h2><p>${html(words.hobbies)}</p><p class=d>${html(person.city)}, 04.11.2026</p>`
      return {
        by: 'browser',
        html: page(
          'h1{text-align:center;font-size:15pt}h2{font-size:11.5pt;text-decoration:underline;margin:9pt 0 3pt}.b{margin-bottom:7pt}.d{margin-top:14pt}',
          body,
        ),
      }
    },
  },
  /** A coloured bar on the right with contact, "skill: level" and bars. */
  'level-bar': {
    half: 'seen',
    kind: 'pdf',
    faults: 'side bar; skills as "name: level" with bars; misspelt titles',
    dates: 'short',
    make(person, words) {
      const t = words.misspelt
      const body = `<div class=g><main><h1>${html(fullName(person))}</h1><p class=l>${html(person.label)}</p>
        <h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
        <h2>${html(t.work)}</h2>${each(person.jobs, (job) => `<h3>${html(job.company)}</h3><p class=r><i>${html(job.position)}</i><span>${html(spanText(job, 'short', person, words))}</span></p><p class=s>${html(job.location)}</p>${list(job.lines)}`)}
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => `<h3>${html(study.institution)}</h3><p class=r><i>${html(degreeText(study, person))}</i><span>${html(spanText(study, 'short', person, words))}</span></p>${study.grade ? `<p class=s>${html(words.labels.grade)}: ${study.grade}</p>` : ''}`)}</main>
        <aside><h2>${html(t.contact)}</h2><p>${html(placeText(person))}</p><p>${person.phone}</p><p>${person.email}</p>${each(person.links, (link) => `<p><a href="${link}">${html(bare(link))}</a></p>`)}
        <h2>${html(t.skills)}</h2>${each(person.skills, (skill, index) => `<p>${html(skill)}: ${html(levelOf(index, words))}</p><div class=o><div style="width:${40 + ((index * 17) % 55)}%"></div></div>`)}
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p><b>${html(one.name)}</b><br>${html(one.issuer)}<br>${html(dateText(one.date, 'short', person.language))}</p>`)}
        <h2>${html(t.languages)}</h2>${each(person.languages, ([name, level]) => `<p>${html(name)}: ${html(level)}</p>`)}</aside></div>`
      return {
        by: 'browser',
        html: page(
          '@page{margin:0}.g{display:grid;grid-template-columns:1fr 64mm;min-height:297mm}main{padding:14mm 8mm}aside{background:#2b4a5e;color:#fff;padding:14mm 6mm}aside a{color:#fff}h1{font-size:23pt}h2{font-size:12.5pt;margin:10pt 0 4pt}.r{display:flex;justify-content:space-between;gap:4mm}.r span{white-space:nowrap}.s{color:#666}h3{font-size:10.5pt}.o{height:4pt;background:#557;margin-bottom:4pt}.o div{height:4pt;background:#fff}',
          body,
        ),
      }
    },
  },
  /** Jobs told in sentences, as in a letter. */
  sentences: {
    half: 'seen',
    kind: 'pdf',
    faults: 'roles as sentences; unusual titles; no line of its own for employer, role or dates',
    dates: 'long',
    without: ['grade'],
    make(person, words) {
      const t = words.remarked
      const date = (text: string) => (text ? dateText(text, 'long', person.language) : '')
      const told = each(person.jobs, (job) => {
        const facts = { role: job.position, employer: job.company, place: job.location }
        return `<p class=j>${html(words.sentence({ ...facts, from: date(job.start), to: date(job.end) }))} ${html(job.lines.join(' '))}</p>`
      })
      const body = `<h1>${html(fullName(person))}</h1><p>${html(addressText(person))}<br>${person.phone}, ${person.email}${each(person.links, (link) => `, <a href="${link}">${html(bare(link))}</a>`)}</p>
        <h2>${html(t.summary)}</h2><p>${html(person.summary)}</p><h2>${html(t.work)}</h2>${told}
        <h2>${html(t.education)}</h2>${each(person.studies, (study) => `<p class=j>${html(degreeText(study, person))}, ${html(study.institution)}, ${html(spanText(study, 'long', person, words))}</p>`)}
        <h2>${html(t.skills)}</h2><p>${html(person.skills.join(', '))}</p>
        <h2>${html(t.certificates)}</h2>${each(person.certificates, (one) => `<p>${html(one.name)}, ${html(one.issuer)}, ${html(dateText(one.date, 'long', person.language))}</p>`)}
        <h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p><h2>${html(t.interests)}</h2><p>${html(words.hobbies)}</p>`
      return {
        by: 'browser',
        html: page(
          'body{font-family:"DejaVu Serif",serif}h1{font-size:18pt}h2{font-size:12pt;font-style:italic;margin:10pt 0 3pt}.j{margin-bottom:5pt}',
          body,
        ),
      }
    },
  },
  /** Employers as headings with the whole stay, their roles below; head and foot on every page. */
  'grouped-furniture': {
    half: 'seen',
    kind: 'pdf',
    faults: 'employer with the whole stay above several roles; a dated foot and a running head on each page',
    dates: 'iso',
    make(person, words) {
      const t = words.titles
      const body = `<h1>${html(fullName(person).toUpperCase())}</h1><p class=c>${html(addressText(person))}</p><p class=c>${person.phone} · ${person.email}${each(person.links, (link) => ` · <a href="${link}">${html(bare(link))}</a>`)}</p>
        <h2>${html(t.summary.toUpperCase())}</h2><p>${html(person.summary)}</p>
        <h2>${html(t.work.toUpperCase())}</h2>${each(byEmployer(person), (group) => `<div class=e><p class=r><b>${html(group.company)}</b>${group.jobs.length > 1 ? `<span>${html(spanText(group, 'iso', person, words))}</span>` : ''}</p>${each(group.jobs, (job) => `<p class="r i"><span>${html(job.position)}</span><span>${html(spanText(job, 'iso', person, words))}</span></p><p class=s>${html(job.location)}</p>${list(job.lines)}`)}</div>`)}
        <h2>${html(t.education.toUpperCase())}</h2>${each(person.studies, (study) => `<p class=r><b>${html(study.institution)}</b><span>${html(spanText(study, 'iso', person, words))}</span></p><p>${html(degreeText(study, person))}${study.grade ? `, ${html(words.labels.grade)}: ${study.grade}` : ''}</p>`)}
        <h2>${html(t.skills.toUpperCase())}</h2><div class=k>${each(person.skills, (skill) => `<span>${html(skill)}</span>`)}</div>
        <h2>${html(t.certificates.toUpperCase())}</h2>${each(person.certificates, (one) => `<p class=r><span>${html(one.name)} (${html(one.issuer)})</span><span>${one.date}</span></p>`)}
        <h2>${html(t.languages.toUpperCase())}</h2>${each(person.languages, ([name, level]) => `<p>${html(name)} – ${html(level)}</p>`)}`
      const small = 'style="font-size:7pt;width:100%;margin:0 16mm;display:flex;justify-content:space-between"'
      return {
        by: 'browser',
        html: page(
          '@page{margin:24mm 16mm}body{font-size:11.5pt;line-height:1.6}h1{text-align:center;font-size:20pt;letter-spacing:2px}.c{text-align:center}h2{font-size:12pt;letter-spacing:1px;border-bottom:1px solid #000;margin:14pt 0 6pt}.r{display:flex;justify-content:space-between}.i{font-style:italic}.s{color:#555}.e{margin-bottom:8pt}.k{display:grid;grid-template-columns:1fr 1fr 1fr}',
          body,
        ),
        header: `<div ${small}><span>Curriculum Vitae</span><span>${html(fullName(person))}</span></div>`,
        footer: `<div ${small}><span>2026-11-04</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
      }
    },
  },
}
