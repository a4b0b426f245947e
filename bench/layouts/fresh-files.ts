import { addressText, bare, degreeText, each, fullName, type Layout, placeText } from './layout.ts'
import { items, tex } from './tex.ts'
import { cell, para, row, table, wordFile } from './word.ts'
import { dateText, spanText } from './words.ts'

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const web = (body: string) =>
  new TextEncoder().encode(`<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`)
const list = (lines: readonly string[]) => `<ul>${each(lines, (line) => `<li>${html(line)}</li>`)}</ul>`

/** Word processors, LaTeX and plain text that were made last. */
export const FRESH_FILES: Record<string, Layout> = {
  'job-table': {
    half: 'fresh',
    kind: 'docx',
    faults: 'jobs as rows of a table with a head row; duties in their own column',
    dates: 'slash',
    make(person, words) {
      const { titles: t, labels: l } = words
      const head = (...texts: string[]) => row(...texts.map((text) => cell(1900, para(text, { bold: true }))))
      return {
        by: 'nobody',
        to: 'docx',
        bytes: wordFile([
          para(fullName(person), { size: 22, bold: true }),
          para(`${addressText(person)}`),
          para([person.phone, person.email, ...person.links.map(bare)].join('   ')),
          para(t.summary, { style: 'Heading1' }),
          para(person.summary),
          para(t.work, { style: 'Heading1' }),
          table(
            [1900, 1900, 1900, 1300, 2800],
            [
              head(l.period, l.position, l.company, l.place, l.duties),
              ...person.jobs.map((job) =>
                row(
                  ...[spanText(job, 'slash', person, words, ' - '), job.position, job.company, job.location].map((text) =>
                    cell(1900, para(text)),
                  ),
                  cell(2800, ...job.lines.map((line) => para(line))),
                ),
              ),
            ],
            true,
          ),
          para(t.education, { style: 'Heading1' }),
          table(
            [1900, 3500, 3500],
            [
              head(l.period, l.degree, l.school),
              ...person.studies.map((study) =>
                row(
                  ...[spanText(study, 'slash', person, words, ' - '), degreeText(study, person), study.institution].map((text) =>
                    cell(1900, para(text)),
                  ),
                ),
              ),
            ],
            true,
          ),
          para(t.certificates, { style: 'Heading1' }),
          ...person.certificates.map((one) =>
            para(`${dateText(one.date, 'slash', person.language)}\t${one.name} (${one.issuer})`),
          ),
          para(t.skills, { style: 'Heading1' }),
          para(person.skills.join(', ')),
          para(t.languages, { style: 'Heading1' }),
          para(person.languages.map(([name, level]) => `${name}: ${level}`).join(', ')),
        ]),
      }
    },
    without: ['grade'],
  },
  'label-blocks': {
    half: 'fresh',
    kind: 'docx',
    faults: 'every value after a label and a tab; the employer first, the role last',
    dates: 'long',
    degree: 'apart',
    without: ['links', 'grade'],
    make(person, words) {
      const { titles: t, labels: l } = words
      const line = (label: string, value: string) => para(`${label}\t${value}`)
      return {
        by: 'nobody',
        to: 'docx',
        bytes: wordFile([
          para(t.personal, { bold: true, size: 13 }),
          line(l.name, fullName(person)),
          line(l.birth, person.birth),
          line(l.nationality, person.nationality),
          line(l.address, addressText(person)),
          line(l.phone, person.phone),
          line(l.email, person.email),
          para(t.summary, { bold: true, size: 13 }),
          para(person.summary),
          para(t.work, { bold: true, size: 13 }),
          ...person.jobs.flatMap((job) => [
            line(l.company, job.company),
            line(l.place, job.location),
            line(l.period, spanText(job, 'long', person, words, ' – ')),
            line(l.position, job.position),
            line(l.duties, job.lines[0] ?? ''),
            ...job.lines.slice(1).map((text) => line('', text)),
            para(''),
          ]),
          para(t.education, { bold: true, size: 13 }),
          ...person.studies.flatMap((study) => [
            line(l.school, study.institution),
            line(l.period, spanText(study, 'long', person, words, ' – ')),
            line(l.degree, `${study.degree}, ${study.field}`),
            para(''),
          ]),
          para(t.skills, { bold: true, size: 13 }),
          ...person.skills.map((skill) => para(skill, { bullet: true })),
          para(t.certificates, { bold: true, size: 13 }),
          ...person.certificates.map((one) =>
            para(`${one.name}, ${one.issuer}, ${dateText(one.date, 'long', person.language)}`, { bullet: true }),
          ),
          para(t.languages, { bold: true, size: 13 }),
          ...person.languages.map(([name, level]) => para(`${name} – ${level}`, { bullet: true })),
        ]),
      }
    },
  },
  'typed-page': {
    half: 'fresh',
    kind: 'txt',
    faults: 'plain text: employer, place and dates in one line, the role indented below',
    dates: 'iso',
    make(person, words) {
      const t = words.titles
      const span = (one: { start: string; end: string }) => spanText(one, 'iso', person, words, ' to ')
      const title = (text: string) => `\n${text.toUpperCase()}\n${'-'.repeat(text.length)}\n`
      const text = `${fullName(person)}\n${person.label}\n${addressText(person)}\n${person.phone}, ${person.email}\n${each(person.links, (link) => `${link}\n`)}${title(t.summary)}${person.summary}\n${title(t.work)}${each(
        person.jobs,
        (job) =>
          `${job.company}, ${job.location} (${span(job)})\n    ${job.position}\n${each(job.lines, (line) => `    * ${line}\n`)}\n`,
      )}${title(t.education)}${each(person.studies, (study) => `${study.institution} (${span(study)})\n    ${degreeText(study, person)}${study.grade ? `\n    ${words.labels.grade}: ${study.grade}` : ''}\n\n`)}${title(t.certificates)}${each(
        person.certificates,
        (one) => `${one.name}, ${one.issuer} (${one.date})\n`,
      )}${title(t.skills)}${each(person.skills, (skill) => `* ${skill}\n`)}${title(t.languages)}${each(person.languages, ([name, level]) => `* ${name}: ${level}\n`)}`
      return { by: 'nobody', to: 'txt', bytes: new TextEncoder().encode(text) }
    },
  },
  'told-jobs': {
    half: 'fresh',
    kind: 'pdf',
    faults: 'a role, employer, place and dates in one sentence each; pandoc through LaTeX',
    dates: 'long',
    without: ['links'],
    make(person, words) {
      const t = words.titles
      const date = (text: string) => (text ? dateText(text, 'long', person.language) : '')
      const markdown = `# ${fullName(person)}\n\n${placeText(person)}, ${person.phone}, ${person.email}\n\n## ${t.summary}\n\n${person.summary}\n\n## ${t.work}\n\n${each(
        person.jobs,
        (job) =>
          `**${words.sentence({ role: job.position, employer: job.company, place: job.location, from: date(job.start), to: date(job.end) })}**\n\n${each(job.lines, (line) => `- ${line}\n`)}\n`,
      )}\n## ${t.education}\n\n${each(person.studies, (study) => `**${degreeText(study, person)}**, ${study.institution}, ${spanText(study, 'long', person, words)}${study.grade ? `, ${words.labels.grade}: ${study.grade}` : ''}\n\n`)}\n## ${t.skills}\n\n${person.skills.join('; ')}\n\n## ${t.certificates}\n\n${each(
        person.certificates,
        (one) => `- ${one.name} – ${one.issuer} – ${date(one.date)}\n`,
      )}\n\n## ${t.languages}\n\n${person.languages.map(([name, level]) => `${name} (${level})`).join('; ')}\n`
      return { by: 'pandoc', to: 'pdf', markdown }
    },
  },
  'place-first': {
    half: 'fresh',
    kind: 'odt',
    faults: 'place and dates in a narrow table column, role and employer joined by a comma',
    dates: 'short',
    make(person, words) {
      const t = words.titles
      const span = (one: { start: string; end: string }) => html(spanText(one, 'short', person, words, ' – '))
      const table = (rows: readonly [string, string][]) =>
        `<table width="100%">${each(rows, ([left, right]) => `<tr><td width="25%" valign="top">${left}</td><td>${right}</td></tr>`)}</table>`
      const body = `<h1>${html(fullName(person))}</h1><p>${html(person.label)}</p><p>${html(addressText(person))}<br>${person.phone}<br>${person.email}${each(person.links, (link) => `<br>${html(bare(link))}`)}</p><h2>${html(t.summary)}</h2><p>${html(person.summary)}</p>
<h2>${html(t.work)}</h2>${table(person.jobs.map((job) => [`<p>${html(job.location)}</p><p>${span(job)}</p>`, `<p><b>${html(job.position)}</b>, ${html(job.company)}</p>${list(job.lines)}`]))}
<h2>${html(t.education)}</h2>${table(person.studies.map((study) => [`<p>${span(study)}</p>`, `<p><b>${html(degreeText(study, person))}</b>, ${html(study.institution)}</p>${study.grade ? `<p>${html(words.labels.grade)}: ${study.grade}</p>` : ''}`]))}
<h2>${html(t.certificates)}</h2>${table(person.certificates.map((one) => [`<p>${html(dateText(one.date, 'short', person.language))}</p>`, `<p><b>${html(one.name)}</b>, ${html(one.issuer)}</p>`]))}
<h2>${html(t.skills)}</h2>${list(person.skills)}<h2>${html(t.languages)}</h2>${list(person.languages.map(([name, level]) => `${name}: ${level}`))}`
      return { by: 'libreoffice', from: 'html', to: 'odt', bytes: web(body) }
    },
  },
  'plain-tabular': {
    half: 'fresh',
    kind: 'pdf',
    faults: 'LaTeX article: date, role and employer in one row, place in brackets behind the employer',
    dates: 'year',
    make(person, words) {
      const t = words.titles
      const span = (one: { start: string; end: string }) => tex(spanText(one, 'year', person, words, '--'))
      const text = `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=2.2cm]{geometry}\\usepackage{enumitem}\\setlist{nosep}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\newcommand{\\en}[2]{\\makebox[3.2cm][l]{#1}\\parbox[t]{13cm}{#2}\\par\\vspace{4pt}}
\\begin{document}
{\\LARGE ${tex(fullName(person))}}\\par ${tex(placeText(person))} $\\cdot$ ${tex(person.phone)} $\\cdot$ ${tex(person.email)}${each(person.links, (link) => ` $\\cdot$ ${tex(bare(link))}`)}
\\section*{${tex(t.summary)}}${tex(person.summary)}
\\section*{${tex(t.work)}}${each(person.jobs, (job) => `\\en{${span(job)}}{\\textbf{${tex(job.position)}}, \\textit{${tex(job.company)}} (${tex(job.location)})${items(job.lines)}}\n`)}
\\section*{${tex(t.education)}}${each(person.studies, (study) => `\\en{${span(study)}}{\\textbf{${tex(degreeText(study, person))}}, \\textit{${tex(study.institution)}}${study.grade ? `, ${tex(words.labels.grade)}: ${study.grade}` : ''}}\n`)}
\\section*{${tex(t.certificates)}}${each(person.certificates, (one) => `\\en{${one.date.slice(0, 4)}}{\\textbf{${tex(one.name)}}, \\textit{${tex(one.issuer)}}}\n`)}
\\section*{${tex(t.skills)}}${tex(person.skills.join(', '))}
\\section*{${tex(t.languages)}}${tex(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}
\\end{document}`
      return { by: 'latex', engine: 'pdflatex', text }
    },
  },
}
