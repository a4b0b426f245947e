import { addressText, bare, byEmployer, degreeText, each, fullName, type Layout, levelOf, placeText } from './layout.ts'
import type { Person } from './people.ts'
import { babelOf, items, tex } from './tex.ts'
import { dateText, spanText } from './words.ts'

const url = (link: string) => `\\url{${link}}`

/** A document of moderncv; its styles differ in head, foot and the place of dates. */
const moderncv = (style: string, person: Person, body: string) => ({
  by: 'latex' as const,
  engine: 'pdflatex' as const,
  text: `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[scale=0.78]{geometry}
\\name{${tex(person.first)}}{${tex(person.last)}}\\title{${tex(person.label)}}\\address{${tex(person.street)}}{${tex(person.zip)} ${tex(person.city)}}{${tex(person.country)}}
\\phone[mobile]{${person.phone}}\\email{${person.email}}${each(person.links, (link) => {
    const [, social = ''] = /linkedin\.com\/in\/(.+)$/.exec(link) ?? []
    const [, git = ''] = /github\.com\/(.+)$/.exec(link) ?? []
    return social ? `\\social[linkedin]{${social}}` : git ? `\\social[github]{${git}}` : `\\homepage{${bare(link)}}`
  })}
\\begin{document}\\makecvtitle
${body}
\\end{document}`,
})

const entry = (...parts: string[]) => `\\cventry{${parts.join('}{')}}\n`

export const SEEN_LATEX: Record<string, Layout> = {
  /** moderncv classic: dates in the left column, position, employer and place in one line. */
  'moderncv-classic': {
    half: 'seen',
    kind: 'pdf',
    needs: 'moderncv.cls',
    faults: 'left-column dates; commas in titles and employers inside a comma-separated line',
    dates: 'short',
    make(person, words) {
      const t = words.titles
      return moderncv(
        'classic',
        person,
        `\\section{${tex(t.summary)}}\\cvitem{}{${tex(person.summary)}}
\\section{${tex(t.work)}}${each(person.jobs, (job) => entry(tex(spanText(job, 'short', person, words, '--')), tex(job.position), tex(job.company), tex(job.location), '', items(job.lines)))}
\\section{${tex(t.education)}}${each(person.studies, (study) => entry(tex(spanText(study, 'short', person, words, '--')), tex(degreeText(study, person)), tex(study.institution), '', study.grade && tex(`${words.labels.grade}: ${study.grade}`), ''))}
\\section{${tex(t.skills)}}${each(person.skills, (skill, index) => `\\cvitem{${tex(levelOf(index, words))}}{${tex(skill)}}`)}
\\section{${tex(t.certificates)}}${each(person.certificates, (one) => `\\cvitem{${tex(dateText(one.date, 'short', person.language))}}{${tex(one.name)}, ${tex(one.issuer)}}`)}
\\section{${tex(t.languages)}}${each(person.languages, ([name, level]) => `\\cvitemwithcomment{${tex(name)}}{${tex(level)}}{}`)}`,
      )
    },
  },
  /** moderncv casual: contact details in the foot of the page. */
  'moderncv-casual': {
    half: 'seen',
    kind: 'pdf',
    needs: 'moderncv.cls',
    faults: 'contact details only in the page foot; unusual section titles',
    dates: 'slash',
    make(person, words) {
      const t = words.remarked
      return moderncv(
        'casual',
        person,
        `\\section{${tex(t.work)}}${each(person.jobs, (job) => entry(tex(spanText(job, 'slash', person, words, '--')), tex(job.position), tex(job.company), tex(job.location), '', items(job.lines)))}
\\section{${tex(t.education)}}${each(person.studies, (study) => entry(tex(spanText(study, 'slash', person, words, '--')), tex(degreeText(study, person)), tex(study.institution), '', study.grade && tex(`${words.labels.grade} ${study.grade}`), ''))}
\\section{${tex(t.skills)}}\\cvitem{}{${tex(person.skills.join(', '))}}
\\section{${tex(t.certificates)}}${each(person.certificates, (one) => `\\cvlistitem{${tex(one.name)} (${tex(one.issuer)}, ${dateText(one.date, 'slash', person.language)})}`)}
\\section{${tex(t.summary)}}\\cvitem{}{${tex(person.summary)}}`,
      )
    },
  },
  /** europasscv: blue keys on the left, birth date and nationality in the head. */
  europasscv: {
    half: 'seen',
    kind: 'pdf',
    needs: 'europasscv.cls',
    faults: 'left-column dates and titles; birth date and nationality; name in the foot',
    dates: 'slash',
    make(person, words) {
      const t = words.titles
      const language = babelOf(person).replace('ngerman', 'german')
      const when = (span: { start: string; end: string }) => tex(spanText(span, 'slash', person, words))
      return {
        by: 'latex',
        engine: 'pdflatex',
        text: `\\documentclass[${language},a4paper]{europasscv}\\usepackage[${babelOf(person)}]{babel}\\usepackage{lmodern}
\\ecvname{${tex(fullName(person))}}\\ecvaddress{${tex(addressText(person))}}\\ecvmobile{${person.phone}}\\ecvemail{${person.email}}${person.links.length > 0 ? `\\ecvhomepage{${person.links.map(bare).join(' ')}}` : ''}
\\ecvdateofbirth{${tex(person.birth)}}\\ecvnationality{${tex(person.nationality)}}
\\begin{document}\\begin{europasscv}\\ecvpersonalinfo
\\ecvsection{${tex(t.summary)}}\\ecvitem{}{${tex(person.summary)}}
\\ecvsection{${tex(t.work)}}${each(person.jobs, (job) => `\\ecvtitle{${when(job)}}{${tex(job.position)}}\\ecvitem{}{${tex(job.company)}, ${tex(job.location)}}\\ecvitem{}{\\begin{ecvitemize}${each(job.lines, (line) => `\\item ${tex(line)}\n`)}\\end{ecvitemize}}`)}
\\ecvsection{${tex(t.education)}}${each(person.studies, (study) => `\\ecvtitle{${when(study)}}{${tex(degreeText(study, person))}}\\ecvitem{}{${tex(study.institution)}}${study.grade ? `\\ecvitem{}{${tex(`${words.labels.grade}: ${study.grade}`)}}` : ''}`)}
\\ecvsection{${tex(t.skills)}}${each(person.skills, (skill, index) => `\\ecvblueitem{${tex(levelOf(index, words))}}{${tex(skill)}}`)}
\\ecvsection{${tex(t.certificates)}}${each(person.certificates, (one) => `\\ecvtitle{${dateText(one.date, 'slash', person.language)}}{${tex(one.name)}}\\ecvitem{}{${tex(one.issuer)}}`)}
\\end{europasscv}\\end{document}`,
      }
    },
  },
  /** tucv: shaded titles, an employer above its roles, dates broken over two lines on the right. */
  tucv: {
    half: 'seen',
    kind: 'pdf',
    needs: 'tucv.sty',
    faults: 'employer above several roles; a date span broken over two lines',
    dates: 'short',
    studyDates: 'year',
    degree: 'apart',
    without: ['studyStart', 'grade'],
    make(person, words) {
      const t = words.titles
      const day = (date: string) => tex(date ? dateText(date, 'short', person.language) : words.present)
      return {
        by: 'latex',
        engine: 'pdflatex',
        text: `\\documentclass[10pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern,hyperref}\\usepackage[pagesetup]{tucv}
\\begin{document}\\begin{center}{\\Large\\textbf{${tex(fullName(person))}}}\\\\${tex(addressText(person))}\\\\${person.phone} \\textbullet{} ${person.email}${each(person.links, (link) => ` \\textbullet{} ${url(link)}`)}\\end{center}
\\resheading{${tex(t.summary)}}\\par ${tex(person.summary)}\\par\\medskip
\\resheading{${tex(t.work)}}\\par ${each(byEmployer(person), (group) => `\\resemployer{${tex(group.company)}}{}\\par ${each(group.jobs, (job) => `\\resjob[${tex(job.location)}]{${tex(job.position)}}{${day(job.start)}}{${day(job.end)}}\\par${each(job.lines, (line) => `\\ressubentrysinglecol{\\textbullet{} ${tex(line)}}\\par `)}`)}`)}
\\resheading{${tex(t.education)}}\\par ${each(person.studies, (study) => `\\resentry{\\textbf{${tex(study.institution)}}}{${study.end.slice(0, 4)}}\\par\\ressubentrysinglecol{${tex(study.field ? `${study.degree}, ${study.field}` : study.degree)}}\\par `)}
\\resheading{${tex(t.skills)}}\\par ${tex(person.skills.join('; '))}\\par\\medskip
\\resheading{${tex(t.certificates)}}\\par ${each(person.certificates, (one) => `\\resentry{${tex(one.name)}, ${tex(one.issuer)}}{${day(one.date)}}\\par `)}
\\resheading{${tex(t.languages)}}\\par ${tex(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}
\\end{document}`,
      }
    },
  },
  /** simplecv: a list whose labels on the left are dates, the employer first. */
  simplecv: {
    half: 'seen',
    kind: 'pdf',
    needs: 'simplecv.cls',
    faults: 'left-column dates; "Employer: role" in one line; misspelt section titles',
    dates: 'year',
    without: ['grade'],
    make(person, words) {
      const t = words.misspelt
      const topic = (label: string, text: string) => `\\item[${tex(label)}] ${text}\n`
      return {
        by: 'latex',
        engine: 'pdflatex',
        text: `\\documentclass[11pt,a4paper]{simplecv}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern,hyperref}
\\leftheader{${tex(person.street)}\\\\${tex(`${person.zip} ${person.city}`)}\\\\${tex(person.country)}}\\rightheader{${person.phone}\\\\${person.email}${each(person.links, (link) => `\\\\${url(link)}`)}}\\title{${tex(fullName(person))}}
\\begin{document}\\maketitle
\\section{${tex(t.summary)}}${tex(person.summary)}
\\section{${tex(t.work)}}\\begin{topic}${each(person.jobs, (job) => topic(spanText(job, 'year', person, words, '--'), `\\textbf{${tex(job.company)}}: ${tex(job.position)}, ${tex(job.location)}\\\\${tex(job.lines.join(' '))}`))}\\end{topic}
\\section{${tex(t.education)}}\\begin{topic}${each(person.studies, (study) => topic(spanText(study, 'year', person, words, '--'), `\\textbf{${tex(study.institution)}}: ${tex(degreeText(study, person))}`))}\\end{topic}
\\section{${tex(t.skills)}}\\begin{itemize}${each(person.skills, (skill, index) => `\\item ${tex(`${skill}: ${levelOf(index, words)}`)}\n`)}\\end{itemize}
\\section{${tex(t.certificates)}}\\begin{topic}${each(person.certificates, (one) => topic(one.date.slice(0, 4), `${tex(one.name)}, ${tex(one.issuer)}`))}\\end{topic}
\\end{document}`,
      }
    },
  },
  /** A plain article as people copy it from each other: place beside the date, contact line under the name. */
  'plain-article': {
    half: 'seen',
    kind: 'pdf',
    faults: 'place beside the date; numbered section titles; page numbers',
    dates: 'long',
    make(person, words) {
      const t = words.titles
      const row = (left: string, right: string) => `\\noindent ${left}\\hfill ${right}\\par\n`
      return {
        by: 'latex',
        engine: 'xelatex',
        text: `\\documentclass[11pt,a4paper]{article}\\usepackage{fontspec}\\usepackage[margin=22mm]{geometry}\\usepackage{hyperref,enumitem}\\setlist{nosep}\\setcounter{secnumdepth}{1}
\\begin{document}\\begin{center}{\\LARGE ${tex(fullName(person))}}\\\\[2pt]{\\large ${tex(person.label)}}\\\\[4pt]${tex(placeText(person))} $|$ ${person.phone} $|$ \\href{mailto:${person.email}}{${person.email}}${each(person.links, (link) => ` $|$ \\href{${link}}{${bare(link)}}`)}\\end{center}
\\section{${tex(t.summary)}}${tex(person.summary)}
\\section{${tex(t.work)}}${each(person.jobs, (job) => `${row(`\\textbf{${tex(job.position)}}`, `${tex(job.location)}, ${tex(spanText(job, 'long', person, words, ' -- '))}`)}\\noindent\\textit{${tex(job.company)}}\\par ${items(job.lines)}`)}
\\section{${tex(t.education)}}${each(person.studies, (study) => `${row(`\\textbf{${tex(degreeText(study, person))}}`, tex(spanText(study, 'long', person, words, ' -- ')))}\\noindent\\textit{${tex(study.institution)}}${study.grade ? ` (${tex(`${words.labels.grade} ${study.grade}`)})` : ''}\\par `)}
\\section{${tex(t.skills)}}${tex(person.skills.join(', '))}
\\section{${tex(t.certificates)}}${each(person.certificates, (one) => row(`${tex(one.name)}, ${tex(one.issuer)}`, tex(dateText(one.date, 'long', person.language))))}
\\section{${tex(t.languages)}}${tex(person.languages.map(([name, level]) => `${name}: ${level}`).join(', '))}
\\end{document}`,
      }
    },
  },
}
