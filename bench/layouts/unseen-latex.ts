import { addressText, bare, degreeText, each, fullName, type Layout, levelOf, placeText } from './layout.ts'
import type { Person, Span } from './people.ts'
import { babelOf, items, tex } from './tex.ts'
import { type DateForm, dateText, spanText, type Words } from './words.ts'

const PREAMBLE = '\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}'
const when = (span: Span, form: DateForm, person: Person, words: Words) => tex(spanText(span, form, person, words, '--'))
const latex = (text: string) => ({ by: 'latex' as const, engine: 'pdflatex' as const, text })

/** Head of moderncv with every contact that it knows. */
const head = (style: string, person: Person) => {
  const links = each(person.links, (link) => {
    const [, host = '', name = ''] = /(linkedin|github)\.com\/(?:in\/)?(.+)$/.exec(link) ?? []
    return name ? `\\social[${host}]{${name}}` : `\\homepage{${bare(link)}}`
  })
  return `\\documentclass[10pt,a4paper]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{green}${PREAMBLE}\\usepackage[scale=0.8]{geometry}
\\name{${tex(person.first)}}{${tex(person.last)}}\\address{${tex(person.street)}}{${tex(`${person.zip} ${person.city}`)}}{${tex(person.country)}}\\phone[fixed]{${person.phone}}\\email{${person.email}}${links}`
}

export const UNSEEN_LATEX: Record<string, Layout> = {
  /** moderncv banking: employer and place over role and dates. */
  'moderncv-banking': {
    half: 'unseen',
    kind: 'pdf',
    needs: 'moderncv.cls',
    faults: 'commas in titles and employers; unusual section titles; page numbers',
    dates: 'long',
    make(person, words) {
      const t = words.remarked
      return latex(`${head('banking', person)}\\title{${tex(person.label)}}\\begin{document}\\makecvtitle
\\section{${tex(t.summary)}}${tex(person.summary)}
\\section{${tex(t.work)}}${each(person.jobs, (job) => `\\cventry{${when(job, 'long', person, words)}}{${tex(job.position)}}{${tex(job.company)}}{${tex(job.location)}}{}{${items(job.lines)}}`)}
\\section{${tex(t.education)}}${each(person.studies, (study) => `\\cventry{${when(study, 'long', person, words)}}{${tex(degreeText(study, person))}}{${tex(study.institution)}}{}{${study.grade && tex(`${words.labels.grade}: ${study.grade}`)}}{}`)}
\\section{${tex(t.skills)}}${each(person.skills, (skill, index) => `\\cvitem{${tex(skill)}}{${tex(levelOf(index, words))}}`)}
\\section{${tex(t.certificates)}}${each(person.certificates, (one) => `\\cventry{${tex(dateText(one.date, 'long', person.language))}}{${tex(one.issuer)}}{${tex(one.name)}}{}{}{}`)}
\\section{${tex(t.languages)}}${each(person.languages, ([name, level]) => `\\cvitem{${tex(name)}}{${tex(level)}}`)}\\end{document}`)
    },
  },
  /** moderncv oldstyle: titles in the margin, contacts in a box beside the text. */
  'moderncv-oldstyle': {
    half: 'unseen',
    kind: 'pdf',
    needs: 'moderncv.cls',
    faults: 'left-column dates and titles; contacts in a side column',
    dates: 'year',
    without: ['grade'],
    make(person, words) {
      const t = words.titles
      return latex(`${head('oldstyle', person)}\\begin{document}\\makecvtitle
\\section{${tex(t.summary)}}\\cvline{}{${tex(person.summary)}}
\\section{${tex(t.work)}}${each(person.jobs, (job) => `\\cventry{${when(job, 'year', person, words)}}{${tex(job.position)}}{${tex(job.company)}}{${tex(job.location)}}{}{${tex(job.lines.join(' '))}}`)}
\\section{${tex(t.education)}}${each(person.studies, (study) => `\\cventry{${when(study, 'year', person, words)}}{${tex(degreeText(study, person))}}{${tex(study.institution)}}{}{}{}`)}
\\section{${tex(t.certificates)}}${each(person.certificates, (one) => `\\cvline{${one.date.slice(0, 4)}}{${tex(one.name)}, ${tex(one.issuer)}}`)}
\\section{${tex(t.skills)}}\\cvlistdoubleitem${each(person.skills, (skill, index) => `${index > 0 && index % 2 === 0 ? '\\cvlistdoubleitem' : ''}{${tex(skill)}}`)}${person.skills.length % 2 ? '{}' : ''}
\\section{${tex(t.languages)}}${each(person.languages, ([name, level]) => `\\cvline{${tex(name)}}{${tex(level)}}`)}\\end{document}`)
    },
  },
  /** europecv: the old form of the Union, a label in the left column for every value. */
  europecv: {
    half: 'unseen',
    kind: 'pdf',
    needs: 'europecv.cls',
    faults: 'column twins of labels and values; birth date and nationality; name and page in the foot',
    dates: 'slash',
    degree: 'apart',
    without: ['grade'],
    make(person, words) {
      const { titles: t, labels: l } = words
      const item = (label: string, text: string) => `\\ecvitem{${tex(label)}}{${text}}\n`
      const duties = (lines: readonly string[]) => tex(lines.join(' '))
      return latex(`\\documentclass[a4paper,nologo,notitle,${person.language === 'nl' ? 'english' : babelOf(person).replace('ngerman', 'german')}]{europecv}\\usepackage{hyperref}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[${babelOf(person)}]{babel}
\\ecvname{${tex(fullName(person))}}\\ecvaddress{${tex(addressText(person))}}\\ecvtelephone{${person.phone}}\\ecvemail{${person.email}}\\ecvdateofbirth{${tex(person.birth)}}\\ecvnationality{${tex(person.nationality)}}
\\begin{document}\\begin{europecv}\\ecvpersonalinfo
${person.links.length > 0 ? item('Web', person.links.map((link) => `\\url{${link}}`).join('\\newline ')) : ''}
\\ecvsection{${tex(t.summary)}}${item('', tex(person.summary))}
\\ecvsection{${tex(t.work)}}${each(person.jobs, (job) => item(l.period, when(job, 'slash', person, words)) + item(l.position, tex(job.position)) + item(l.duties, duties(job.lines)) + item(l.company, tex(job.company)) + item(l.place, tex(job.location)))}
\\ecvsection{${tex(t.education)}}${each(person.studies, (study) => item(l.period, when(study, 'slash', person, words)) + item(l.degree, tex(study.field ? `${study.degree}, ${study.field}` : study.degree)) + item(l.school, tex(study.institution)))}
\\ecvsection{${tex(t.skills)}}${item('', tex(person.skills.join(', ')))}
\\ecvsection{${tex(t.certificates)}}${each(person.certificates, (one) => item(dateText(one.date, 'slash', person.language), `${tex(one.name)}, ${tex(one.issuer)}`))}
\\ecvsection{${tex(t.languages)}}${each(person.languages, ([name, level]) => item(name, tex(level)))}\\end{europecv}\\end{document}`)
    },
  },
  /** curve: rubrics as tables, the year as key, everything else in one cell. */
  curve: {
    half: 'unseen',
    kind: 'pdf',
    needs: 'curve.cls',
    faults: 'left-column dates; "employer (place): role" in one cell; name on the right of the contacts',
    dates: 'year',
    without: ['grade'],
    make(person, words) {
      const t = words.titles
      const rubric = (file: string, title: string, body: string) =>
        `\\begin{filecontents*}[overwrite]{${file}.tex}\n\\begin{rubric}{${tex(title)}}\n${body}\n\\end{rubric}\n\\end{filecontents*}\n`
      const entry = (key: string, text: string) => `\\entry*[${key}] ${text}\n`
      return latex(`${rubric(
        'work',
        t.work,
        each(person.jobs, (job) =>
          entry(
            when(job, 'year', person, words),
            `\\textbf{${tex(job.company)}} (${tex(job.location)}): ${tex(job.position)}.\\par ${tex(job.lines.join(' '))}`,
          ),
        ),
      )}
${rubric(
  'study',
  t.education,
  each(person.studies, (study) =>
    entry(when(study, 'year', person, words), `\\textbf{${tex(study.institution)}}: ${tex(degreeText(study, person))}.`),
  ),
)}
${rubric(
  'skill',
  t.skills,
  each(person.skills, (skill, index) => entry(tex(levelOf(index, words)), tex(skill))),
)}
${rubric(
  'paper',
  t.certificates,
  each(person.certificates, (one) => entry(one.date.slice(0, 4), `${tex(one.name)}, ${tex(one.issuer)}`)),
)}
\\documentclass[a4paper,11pt]{curve}${PREAMBLE}\\usepackage{hyperref}\\usepackage[margin=24mm]{geometry}
\\leftheader{${tex(person.street)}\\\\${tex(`${person.zip} ${person.city}`)}\\\\${tex(person.country)}\\\\${person.phone}\\\\${person.email}${each(person.links, (link) => `\\\\\\url{${link}}`)}}\\rightheader{{\\LARGE ${tex(fullName(person))}}\\\\${tex(person.label)}}\\title{Curriculum vitae}
\\begin{document}\\makeheaders\\maketitle
${tex(person.summary)}\\par\\bigskip
\\makerubric{work}\\makerubric{study}\\makerubric{skill}\\makerubric{paper}\\end{document}`)
    },
  },
  /** currvita: lists whose heading is in the text column and whose labels are outside it; place and date at the end. */
  currvita: {
    half: 'unseen',
    kind: 'pdf',
    needs: 'currvita.sty',
    faults: 'left-column dates; personal details as a list; place and date of writing at the end',
    dates: 'dot',
    make(person, words) {
      const { titles: t, labels: l } = words
      const list = (title: string, rows: string) => `\\begin{cvlist}{${tex(title)}}${rows}\\end{cvlist}\n`
      const item = (label: string, text: string) => `\\item[${tex(label)}] ${text}\n`
      return latex(`\\documentclass[11pt,a4paper]{article}${PREAMBLE}\\usepackage[margin=25mm]{geometry}\\usepackage{currvita,hyperref}\\cvplace{${tex(person.city)}}\\date{04.11.2026}
\\begin{document}\\begin{cv}{${tex(fullName(person))}}
${list(t.personal, item(l.address, tex(addressText(person))) + item(l.phone, person.phone) + item(l.email, person.email) + each(person.links, (link) => item('Web', `\\url{${link}}`)) + item(l.birth, tex(person.birth)) + item(l.birthPlace, tex(person.birthPlace)) + item(l.family, tex(person.family)) + item(l.nationality, tex(person.nationality)))}
${list(t.summary, item('', tex(person.summary)))}
${list(
  t.work,
  each(person.jobs, (job) =>
    item(
      spanText(job, 'dot', person, words, '--'),
      `\\textbf{${tex(job.position)}}\\newline ${tex(job.company)}, ${tex(job.location)}\\newline ${tex(job.lines.join(' '))}`,
    ),
  ),
)}
${list(
  t.education,
  each(person.studies, (study) =>
    item(
      spanText(study, 'dot', person, words, '--'),
      `${tex(degreeText(study, person))}\\newline ${tex(study.institution)}${study.grade && `\\newline ${tex(`${l.grade} ${study.grade}`)}`}`,
    ),
  ),
)}
${list(
  t.certificates,
  each(person.certificates, (one) => item(dateText(one.date, 'dot', person.language), `${tex(one.name)}, ${tex(one.issuer)}`)),
)}
${list(t.skills, item('', tex(person.skills.join(', '))))}
${list(t.languages, item('', tex(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))))}\\end{cv}\\end{document}`)
    },
  },
  /** limecv: a coloured side bar, the rest drawn as nodes of a picture with icons and a time line. */
  limecv: {
    half: 'unseen',
    kind: 'pdf',
    needs: 'limecv.cls',
    faults: 'side bar; icons of a font; text placed piece by piece; role, employer and date in one line',
    dates: 'short',
    without: ['grade'],
    make(person, words) {
      const t = words.titles
      const titles = {
        profile: t.summary,
        contact: t.contact,
        languages: t.languages,
        education: t.education,
        experience: t.work,
        skills: t.skills,
        publications: t.certificates,
      }
      const names = each(
        Object.entries(titles),
        ([key, title]) => `\\pgfkeys{/@cv/names/${key} = {${title.replace(/^./u, '{$&}')}}}`,
      )
      const links = each(person.links, (link) => {
        const kind = link.includes('linkedin') ? 'Linkedin' : link.includes('github') ? 'Github' : 'Website'
        return `\\cvContact${kind}{${link}}{${bare(link).replace(/^.*\/(?=.)/, '')}}\n`
      })
      return {
        by: 'latex',
        engine: 'pdflatex',
        text: `\\documentclass[a4paper]{limecv}\\usepackage[a4paper,margin=1cm]{geometry}${names}\\begin{document}
\\begin{cvSidebar}\\cvID{${tex(person.first)}}{${tex(person.last)}}{}{${tex(person.label)}}
\\begin{cvProfile}${tex(person.summary)}\\end{cvProfile}
\\begin{cvContact}\\cvContactAddress{${tex(placeText(person))}}\n\\cvContactPhone{${person.phone}}\n\\cvContactEmail{mailto:${person.email}}{${person.email}}\n${links}\\end{cvContact}
\\begin{cvLanguages}${each(person.languages, ([name], index) => `\\cvLanguage{${tex(name)}}{${5 - index}}\n`)}\\end{cvLanguages}\\end{cvSidebar}
\\begin{cvMainContent}
\\begin{cvExperience}${each(person.jobs, (job) => `\\cvItem{{\\bfseries ${tex(job.position)}}, ${tex(job.company)}\\\\ {\\itshape ${tex(job.location)}, ${when(job, 'short', person, words)}}\\\\ ${tex(job.lines.join(' '))}}\n`)}\\end{cvExperience}
\\begin{cvEducation}${each(person.studies, (study) => `\\cvItem{{\\bfseries ${tex(degreeText(study, person))}}\\\\ ${tex(study.institution)}, ${when(study, 'short', person, words)}}\n`)}\\end{cvEducation}
\\begin{cvPublications}${each(person.certificates, (one) => `\\cvItem{${tex(one.name)}, ${tex(one.issuer)}, ${tex(dateText(one.date, 'short', person.language))}}\n`)}\\end{cvPublications}
\\begin{cvSkills}${each(person.skills, (skill, index) => `\\cvSkillOne{${(index % 5) + 1}}{${tex(skill)}}\n`)}\\end{cvSkills}
\\end{cvMainContent}\\end{document}`,
      }
    },
  },
}
