import { addressText, bare, byEmployer, degreeText, each, fullName, type Layout, levelOf, placeText } from './layout.ts'
import { anchor, boxed, boxedHere, cell, para, row, table, wordFile } from './word.ts'
import { dateText, spanText } from './words.ts'

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Word processors and pandoc. */
export const UNSEEN_FILES: Record<string, Layout> = {
  /** Word: the page is one table, a grey side bar on the left and the jobs on the right. */
  'word-table-bar': {
    half: 'unseen',
    kind: 'docx',
    faults: 'a table as side bar; skills as "name - level"; misspelt section titles',
    dates: 'slash',
    make(person, words) {
      const t = words.misspelt
      const title = (text: string) => para(text.toUpperCase(), { bold: true, size: 12 })
      const bar = cell(
        3200,
        title(t.contact),
        ...[placeText(person), person.phone, person.email, ...person.links.map(bare)].map((text) => para(text)),
        title(t.skills),
        ...person.skills.map((skill, index) => para(`${skill} - ${levelOf(index, words)}`)),
        title(t.languages),
        ...person.languages.map(([name, level]) => para(`${name} - ${level}`)),
        title(t.certificates),
        ...person.certificates.flatMap((one) => [
          para(one.name, { bold: true }),
          para(one.issuer),
          para(dateText(one.date, 'slash', person.language)),
        ]),
      )
      const main = cell(
        6400,
        para(fullName(person), { bold: true, size: 24 }),
        para(person.label, { italic: true }),
        title(t.summary),
        para(person.summary),
        title(t.work),
        ...person.jobs.flatMap((job) => [
          para(`${job.position} – ${job.company}`, { bold: true }),
          para(`${spanText(job, 'slash', person, words)} | ${job.location}`, { italic: true }),
          ...job.lines.map((line) => para(line, { bullet: true })),
        ]),
        title(t.education),
        ...person.studies.flatMap((study) => [
          para(`${degreeText(study, person)} – ${study.institution}`, { bold: true }),
          para(spanText(study, 'slash', person, words), { italic: true }),
          ...(study.grade ? [para(`${words.labels.grade}: ${study.grade}`)] : []),
        ]),
      )
      return { by: 'nobody', to: 'docx', bytes: wordFile([table([3200, 6400], [row(bar, main)])]) }
    },
  },
  /** Word: every section title is a text box of its own, anchored in the paragraph below it; the head is a box too. */
  'word-title-boxes': {
    half: 'unseen',
    kind: 'docx',
    faults: 'section titles in text boxes; date, employer and role in three paragraphs',
    dates: 'long',
    make(person, words) {
      const t = words.titles
      const titled = (title: string, first: string) => anchor([boxedHere(90, 9, para(title, { bold: true, size: 13 }))], first)
      const head = boxed(
        18,
        10,
        170,
        34,
        para(fullName(person), { size: 24 }),
        para(`${addressText(person)} · ${person.phone}`),
        para([person.email, ...person.links.map(bare)].join(' · ')),
      )
      const [firstJob, ...otherJobs] = person.jobs
      const [firstStudy, ...otherStudies] = person.studies
      const [firstCertificate, ...otherCertificates] = person.certificates
      const span = (one: { start: string; end: string }) => spanText(one, 'long', person, words)
      const job = (one: (typeof person.jobs)[number]) => [
        para(one.company, { bold: true }),
        para(`${one.position}, ${one.location}`, { italic: true }),
        ...one.lines.map((line) => para(line, { bullet: true })),
      ]
      const study = (one: (typeof person.studies)[number]) => [
        para(one.institution, { bold: true }),
        para(degreeText(one, person), { italic: true }),
        ...(one.grade ? [para(`${words.labels.grade} ${one.grade}`)] : []),
      ]
      const certificate = (one: (typeof person.certificates)[number]) =>
        `${one.name} – ${one.issuer} – ${dateText(one.date, 'long', person.language)}`
      const body = [
        anchor([head]),
        titled(t.summary, person.summary),
        ...(firstJob ? [titled(t.work, span(firstJob)), ...job(firstJob)] : []),
        ...otherJobs.flatMap((one) => [para(span(one)), ...job(one)]),
        ...(firstStudy ? [titled(t.education, span(firstStudy)), ...study(firstStudy)] : []),
        ...otherStudies.flatMap((one) => [para(span(one)), ...study(one)]),
        titled(t.skills, person.skills.join(' | ')),
        ...(firstCertificate ? [titled(t.certificates, certificate(firstCertificate))] : []),
        ...otherCertificates.map((one) => para(certificate(one))),
        titled(t.languages, person.languages.map(([name, level]) => `${name} (${level})`).join(' | ')),
      ]
      return { by: 'nobody', to: 'docx', bytes: wordFile(body, { top: 60 }) }
    },
  },
  /** Word 97, saved by LibreOffice: jobs told in sentences under numbered titles. */
  'old-word-sentences': {
    half: 'unseen',
    kind: 'doc',
    faults: 'the old Word format; roles as sentences; numbered titles; personal details',
    dates: 'long',
    degree: 'apart',
    without: ['grade', 'links'],
    make(person, words) {
      const { titles: t, labels: l } = words
      const heading = (text: string, number: number) => para(`${number}. ${text}`, { bold: true, size: 13 })
      const date = (text: string) => (text ? dateText(text, 'long', person.language) : '')
      const body = [
        para(fullName(person), { bold: true, size: 18 }),
        heading(t.personal, 1),
        ...[
          [l.address, addressText(person)],
          [l.phone, person.phone],
          [l.email, person.email],
          [l.birth, `${person.birth}, ${person.birthPlace}`],
          [l.family, person.family],
          [l.nationality, person.nationality],
        ].map(([label, value]) => para(`${label}:\t${value}`)),
        heading(t.summary, 2),
        para(person.summary),
        heading(t.work, 3),
        ...person.jobs.map((job) => {
          const facts = { role: job.position, employer: job.company, place: job.location }
          return para(`${words.sentence({ ...facts, from: date(job.start), to: date(job.end) })} ${job.lines.join(' ')}`)
        }),
        heading(t.education, 4),
        ...person.studies.map((study) =>
          para(
            `${study.institution}: ${study.field ? `${study.degree}, ${study.field}` : study.degree} (${spanText(study, 'long', person, words)})`,
          ),
        ),
        heading(t.skills, 5),
        para(person.skills.join(', ')),
        heading(t.certificates, 6),
        ...person.certificates.map((one) => para(`${one.name} (${one.issuer}), ${date(one.date)}`)),
        heading(t.languages, 7),
        para(person.languages.map(([name, level]) => `${name}: ${level}`).join(', ')),
      ]
      return { by: 'libreoffice', from: 'docx', to: 'doc', bytes: wordFile(body) }
    },
  },
  /** OpenDocument, made by LibreOffice from a page: tables of dates. */
  'odt-date-tables': {
    half: 'unseen',
    kind: 'odt',
    faults: 'left-column dates; employer above its roles in its first row; labels of personal details',
    dates: 'dot',
    make(person, words) {
      const { titles: t, labels: l } = words
      const line = (left: string, right: string) =>
        `<tr><td width=160 valign=top>${html(left)}</td><td valign=top>${right}</td></tr>`
      const jobs = each(byEmployer(person), (group) =>
        each(group.jobs, (job, index) =>
          line(
            spanText(job, 'dot', person, words),
            `${index === 0 ? `<b>${html(group.company)}</b>, ${html(group.location)}<br>` : ''}<i>${html(job.position)}</i><br>${job.lines.map(html).join('<br>')}`,
          ),
        ),
      )
      const page = `<html><head><meta charset="utf-8"></head><body><h1>${html(fullName(person))}</h1>
<table>${line(l.address, html(addressText(person)))}${line(l.phone, person.phone)}${line(l.email, person.email)}${each(person.links, (link) => line('Web', html(link)))}${line(l.birth, html(person.birth))}${line(l.family, html(person.family))}</table>
<h2>${html(t.summary)}</h2><p>${html(person.summary)}</p><h2>${html(t.work)}</h2><table>${jobs}</table>
<h2>${html(t.education)}</h2><table>${each(person.studies, (study) => line(spanText(study, 'dot', person, words), `<b>${html(study.institution)}</b><br>${html(degreeText(study, person))}${study.grade && `<br>${html(l.grade)} ${study.grade}`}`))}</table>
<h2>${html(t.certificates)}</h2><table>${each(person.certificates, (one) => line(dateText(one.date, 'dot', person.language), html(`${one.name}, ${one.issuer}`)))}</table>
<h2>${html(t.skills)}</h2><ul>${each(person.skills, (skill) => `<li>${html(skill)}</li>`)}</ul>
<h2>${html(t.languages)}</h2><p>${html(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p></body></html>`
      return { by: 'libreoffice', from: 'html', to: 'odt', bytes: new TextEncoder().encode(page) }
    },
  },
  /** pandoc to plain text: headings without marks, wrapped at 76 letters. */
  'pandoc-plain': {
    half: 'unseen',
    kind: 'txt',
    faults: 'plain text; titles only set off by blank lines; wrapped lines; "role, employer, place, dates" in one line',
    dates: 'short',
    make(person, words) {
      const t = words.remarked
      const markdown = [
        `# ${fullName(person)}`,
        `${[addressText(person), person.phone, person.email, ...person.links].join('  \n')}`,
        `# ${t.summary}\n\n${person.summary}`,
        `# ${t.work}`,
        ...person.jobs.flatMap((job) => [
          `**${job.position}**  \n${job.company}, ${job.location}, ${spanText(job, 'short', person, words)}`,
          job.lines.map((line) => `- ${line}`).join('\n'),
        ]),
        `# ${t.education}`,
        ...person.studies.map(
          (study) =>
            `**${degreeText(study, person)}**  \n${study.institution}, ${spanText(study, 'short', person, words)}${study.grade && `  \n${words.labels.grade}: ${study.grade}`}`,
        ),
        `# ${t.skills}\n\n${person.skills.join(', ')}`,
        `# ${t.certificates}\n\n${person.certificates.map((one) => `- ${one.name}, ${one.issuer}, ${dateText(one.date, 'short', person.language)}`).join('\n')}`,
        `# ${t.languages}\n\n${person.languages.map(([name, level]) => `- ${name}: ${level}`).join('\n')}`,
      ].join('\n\n')
      return { by: 'pandoc', to: 'txt', markdown }
    },
  },
}
