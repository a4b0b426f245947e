import { addressText, bare, byEmployer, degreeText, fullName, type Layout, levelOf, placeText } from './layout.ts'
import { anchor, boxed, cell, para, row, table, wordFile } from './word.ts'
import { dateText, spanText } from './words.ts'

const RIGHT = 9300

/** Word processors and pandoc. */
export const SEEN_FILES: Record<string, Layout> = {
  /** Word: name, contact, skills and languages in text boxes at the left edge, all anchored in the first paragraph. */
  'word-side-boxes': {
    half: 'seen',
    kind: 'docx',
    faults: 'text boxes drawn beside the text but anchored before it',
    dates: 'long',
    make(person, words) {
      const t = words.titles
      const title = (text: string) => para(text, { bold: true, size: 14 })
      const boxes = [
        boxed(10, 12, 190, 20, para(fullName(person), { size: 26, bold: true }), para(person.label, { size: 12 })),
        boxed(
          ...([10, 45, 50, 60] as const),
          title(t.contact),
          ...[person.phone, person.email, ...person.links.map(bare), addressText(person)].map((text) => para(text)),
        ),
        boxed(10, 110, 50, 70, title(t.skills), ...person.skills.map((skill) => para(skill))),
        boxed(10, 190, 50, 40, title(t.languages), ...person.languages.map(([name, level]) => para(`${name} (${level})`))),
      ]
      return {
        by: 'nobody',
        to: 'docx',
        bytes: wordFile(
          [
            anchor(boxes),
            title(t.summary),
            para(person.summary),
            title(t.work),
            ...person.jobs.flatMap((job) => [
              para(job.position, { bold: true }),
              para(`${job.company} | ${job.location}`),
              para(spanText(job, 'long', person, words)),
              ...job.lines.map((line) => para(line, { bullet: true })),
            ]),
            title(t.education),
            ...person.studies.flatMap((study) => [
              para(degreeText(study, person), { bold: true }),
              para(study.institution),
              para(spanText(study, 'long', person, words)),
              ...(study.grade ? [para(`${words.labels.grade}: ${study.grade}`)] : []),
            ]),
            title(t.certificates),
            ...person.certificates.flatMap((one) => [
              para(one.name, { bold: true }),
              para(`${one.issuer} | ${dateText(one.date, 'long', person.language)}`),
            ]),
          ],
          { left: 68, top: 40 },
        ),
      }
    },
  },
  /** Word, printed by LibreOffice: a ruled table of labels and values for the person and for each job. */
  'label-table': {
    half: 'seen',
    kind: 'pdf',
    faults: 'label-value blocks (Designation, Company, Period); birth date, family and nationality',
    dates: 'slash',
    degree: 'apart',
    without: ['links', 'grade'],
    make(person, words) {
      const { titles: t, labels: l } = words
      const pair = (label: string, ...values: string[]) =>
        row(cell(2800, para(label, { bold: true })), cell(6500, ...values.map((value) => para(value))))
      const block = (...rows: string[]) => [table([2800, 6500], rows, true), para('')]
      const body = [
        para('CURRICULUM VITAE', { size: 16, bold: true }),
        para(t.personal, { style: 'Heading1' }),
        ...block(
          pair(l.name, fullName(person)),
          pair(l.birth, person.birth),
          pair(l.birthPlace, person.birthPlace),
          pair(l.family, person.family),
          pair(l.nationality, person.nationality),
          pair(l.address, addressText(person)),
          pair(l.phone, person.phone),
          pair(l.email, person.email),
        ),
        para(t.summary, { style: 'Heading1' }),
        para(person.summary),
        para(t.work, { style: 'Heading1' }),
        ...person.jobs.flatMap((job) =>
          block(
            pair(l.position, job.position),
            pair(l.company, job.company),
            pair(l.place, job.location),
            pair(l.period, spanText(job, 'slash', person, words)),
            pair(l.duties, ...job.lines),
          ),
        ),
        para(t.education, { style: 'Heading1' }),
        ...person.studies.flatMap((study) =>
          block(
            pair(l.school, study.institution),
            pair(l.degree, study.field ? `${study.degree}, ${study.field}` : study.degree),
            pair(l.period, spanText(study, 'slash', person, words)),
          ),
        ),
        para(t.skills, { style: 'Heading1' }),
        ...block(...person.skills.map((skill, index) => pair(skill, levelOf(index, words)))),
        para(t.certificates, { style: 'Heading1' }),
        ...block(
          ...person.certificates.map((one) => pair(dateText(one.date, 'slash', person.language), `${one.name}, ${one.issuer}`)),
        ),
      ]
      return { by: 'libreoffice', from: 'docx', to: 'pdf', bytes: wordFile(body) }
    },
  },
  /** Word: numbered headings, the employer once above its roles, dates at a right tab stop. */
  'word-numbered': {
    half: 'seen',
    kind: 'docx',
    faults: 'numbered headings; employer above several roles; roles and dates parted by a tab',
    dates: 'dot',
    make(person, words) {
      const t = words.titles
      const heading = (text: string) => para(text, { style: 'NumberedHeading' })
      return {
        by: 'nobody',
        to: 'docx',
        bytes: wordFile([
          para(fullName(person), { style: 'Title' }),
          para([person.label, placeText(person)].join(' – ')),
          para([person.phone, person.email, ...person.links].join(' · ')),
          heading(t.summary),
          para(person.summary),
          heading(t.work),
          ...byEmployer(person).flatMap((group) => [
            para(`${group.company}\t${group.location}`, { style: 'Heading2', right: RIGHT }),
            ...group.jobs.flatMap((job) => [
              para(`${job.position}\t${spanText(job, 'dot', person, words)}`, { italic: true, right: RIGHT }),
              ...job.lines.map((line) => para(line, { bullet: true })),
            ]),
          ]),
          heading(t.education),
          ...person.studies.flatMap((study) => [
            para(`${study.institution}\t${spanText(study, 'dot', person, words)}`, { style: 'Heading2', right: RIGHT }),
            para(`${degreeText(study, person)}${study.grade ? ` (${words.labels.grade}: ${study.grade})` : ''}`, {
              italic: true,
            }),
          ]),
          heading(t.skills),
          ...person.skills.map((skill) => para(skill, { bullet: true })),
          heading(t.certificates),
          ...person.certificates.map((one) =>
            para(`${one.name}, ${one.issuer}\t${dateText(one.date, 'dot', person.language)}`, { right: RIGHT }),
          ),
          heading(t.languages),
          ...person.languages.map(([name, level]) => para(`${name}: ${level}`, { bullet: true })),
        ]),
      }
    },
  },
  /** pandoc to Word: a definition list, the time as the term, the job in bold and in words after it. */
  'pandoc-definitions': {
    half: 'seen',
    kind: 'docx',
    faults: 'dates as terms of a definition list; "role at employer (place)" in one paragraph',
    dates: 'short',
    make(person, words) {
      const t = words.titles
      const term = (label: string, ...lines: string[]) => `${label}\n:   ${lines.join('\n\n    ')}\n`
      const at = { en: 'at', de: 'bei', fr: 'chez', es: 'en', pt: 'em', nl: 'bij', it: 'presso', sv: 'på' }[person.language]
      const markdown = [
        `---\ntitle: ${JSON.stringify(fullName(person))}\nsubtitle: ${JSON.stringify(person.label)}\n---`,
        `${[addressText(person), person.phone, `<${person.email}>`, ...person.links.map((link) => `<${link}>`)].join('  \n')}`,
        `# ${t.summary}\n\n${person.summary}`,
        `# ${t.work}`,
        ...person.jobs.map((job) =>
          term(
            spanText(job, 'short', person, words),
            `**${job.position}** ${at} ${job.company} (${job.location})`,
            job.lines.map((line) => `- ${line}`).join('\n    '),
          ),
        ),
        `# ${t.education}`,
        ...person.studies.map((study) =>
          term(
            spanText(study, 'short', person, words),
            `**${degreeText(study, person)}**, ${study.institution}${study.grade ? ` (${words.labels.grade} ${study.grade})` : ''}`,
          ),
        ),
        `# ${t.skills}\n\n${person.skills.join(', ')}`,
        `# ${t.certificates}`,
        ...person.certificates.map((one) => term(dateText(one.date, 'short', person.language), `${one.name}, ${one.issuer}`)),
      ].join('\n\n')
      return { by: 'pandoc', to: 'docx', markdown }
    },
  },
  /** pandoc to PDF with its own template: second-level headings are jobs. */
  'pandoc-article': {
    half: 'seen',
    kind: 'pdf',
    faults: 'misspelt section titles; the date in brackets after the employer; page numbers',
    dates: 'long',
    make(person, words) {
      const t = words.misspelt
      const markdown = [
        `---\ntitle: ${JSON.stringify(fullName(person))}\nauthor: ${JSON.stringify(person.label)}\ngeometry: margin=25mm\ncolorlinks: true\n---`,
        `${placeText(person)} | ${person.phone} | <${person.email}>${person.links.map((link) => ` | <${link}>`).join('')}`,
        `# ${t.summary}\n\n${person.summary}`,
        `# ${t.work}`,
        ...person.jobs.flatMap((job) => [
          `## ${job.position}`,
          `**${job.company}**, ${job.location} (${spanText(job, 'long', person, words)})`,
          job.lines.map((line) => `- ${line}`).join('\n'),
        ]),
        `# ${t.education}`,
        ...person.studies.flatMap((study) => [
          `## ${degreeText(study, person)}`,
          `**${study.institution}** (${spanText(study, 'long', person, words)})${study.grade ? `, ${words.labels.grade} ${study.grade}` : ''}`,
        ]),
        `# ${t.skills}\n\n${person.skills.map((skill) => `- ${skill}`).join('\n')}`,
        `# ${t.certificates}\n\n${person.certificates.map((one) => `- ${one.name}, ${one.issuer}, ${dateText(one.date, 'long', person.language)}`).join('\n')}`,
        `# ${t.languages}\n\n${person.languages.map(([name, level]) => `- ${name}: ${level}`).join('\n')}`,
      ].join('\n\n')
      return { by: 'pandoc', to: 'pdf', markdown }
    },
  },
}
