import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workOf } from '#shared/work.testing'
import { cleanText } from './clean-text.ts'

/** What people write in resumes, chosen for the words and signs that a careless filter takes for code. One phrase between two bars. */
const ORDINARY = `
select, create and update | C++ <vector> | Union Bank | drop shipping | Union Pacific Railroad | Select Medical Holdings | Alter Ego Ltd
Truncate & Sons | Execute Now Inc. | Declare Studio | Grant Thornton LLP | Grant all requests within a day | Delete key | Insert Coin Games
Update Ltd | Drop Table Tennis Club | Create Union, Select Group | Table Mountain | Where Food Comes From, Inc. | From Scratch Bakery
Credit Union | credit union, select accounts | Western Union: selected agents | union representative | European Union | student union president
Union of Concerned Scientists | joined the union; selected as speaker | tables joined by union, then select | union and select statements in SQL
wrote SELECT, INSERT, UPDATE and DELETE statements | SQL (SELECT, JOIN, GROUP BY) | tuned SELECT queries by 40% | SELECT * explained to beginners
taught DROP TABLE and TRUNCATE TABLE | migrated with ALTER TABLE scripts | DELETE FROM vs. TRUNCATE | INSERT INTO ... SELECT pipelines
CREATE TABLE statements for 40 tables | EXEC stored procedures | stored procedures; triggers; views | PL/SQL; T-SQL; MySQL | NoSQL, SQL; Excel
planned sprints; create user stories; update the board | review tickets; select candidates from shortlist; update records
users add to cart; delete from cart | design; create database schemas | tuned queries; drop database load by 40% | backups; delete from archive
hire; select vendors from a list; negotiate | budget; update forecasts; set targets | research; insert into reports | plan; execute; deliver
'Select' programme lead | "Create" award 2019 | the 'Update' newsletter | "Drop the Mic" organizer | 'Delete' podcast host | "Union Square" cafe
Slogan "Hire well"; select candidates from shortlist | 'Best in show'; update of the year | "Go Green"; create new habits | Editor of "Insert Title Here"
O'Brien | D'Angelo & Sons | rock 'n' roll | the teams' update | clients' updates and partners' selections | students' or teachers' council
customers' and suppliers' portals | managers' select committee | the '90s | class of '08 | 5'10" tall | 12" pipes; 6" valves | owner's manual
don't drop the ball | can't select, won't update | it's all about 'or' and 'and' gates | parents' or guardians' consent | users' or admins like it
C# | F# | C++ | C | R | .NET; ASP.NET | Objective-C -- iOS | C -- systems programming | 2019 -- 2021 | Acme -- Berlin | -- | --- | Q&A -- weekly
/* comments */ in CSS | // and /* */ comments | README.md; CHANGELOG.md | a/b testing | CI/CD | TCP/IP | and/or | his/her | 24/7 on-call | #1 seller
#hashtag campaigns | issue #42; issue #43 | No. 1; No. 2 | = equals sign | x = y + z | a=b | 1 = one | 2 or 3 = enough | yes or no | 1 or 2 days
salary or benefits = negotiable | P&L of $3M | R&D | AT&T | Ben & Jerry's | 100% | 50/50 | up 20%; down 10% | (a), (b) or (c) | a); b); c) | e.g. this; i.e. that
std::vector<int> | Map<String, Object> | List<T> generics | Array<number> | Promise<void> | <T> type parameters | <div> and <span> | HTML <header> element
p < 0.05 | latency < 5 ms | revenue > 1M | 5 > 3 | A -> B | Java => Kotlin | <3 teamwork | << >> | arrows <- and -> | Ann <ann@example.com> | x <= y >= z
JavaScript: React, Vue | JavaScript: 5 years | Javascript: advanced | JavaScript:React | VBScript: legacy macros | JavaScript (ES6): expert | javascript: advanced
Languages: JavaScript: fluent | TypeScript/JavaScript | Java, JavaScript | Java Script Club | JavaScript: React (3 years) | handled onload and onerror events
onboarding | on load testing | on error resume next | onload handlers | loaded onto trucks | error handling | scripting; bash scripts | script writer
prescription drugs | film script editor | manuscript | iframe integrations | script and iframe tags | description: wrote scripts | VB and VBA | subscript: notes
sleep research | benchmark reports | benchmarking (CPU) | sleep (8 hours) | shutdown; restart procedures | plant shutdown | shutdown maintenance lead
waitfor | wait for delay | exec team | executive; board | Exec. MBA | execute immediately | master data | sp_500 index | declared revenue | char(acter) design
null results | true or false | true; false | or true north | and 1 more | 3 and 4 | information_schema docs | password resets | admin | root cause analysis
dropped out of table tennis, updated my skills and set a record | set up tables and update prices | created table designs; inserted into brochures
select all that apply | update your selections from the menu | delete from memory, insert into practice | where I work = home | having fun; order by date
Zürich; Genève | São Paulo | naïve Bayes | 東京 株式会社 | Οδυσσέας | Łódź | “Select” – a brand | ‘Update’ — the show | «Union» | émigré; café | 5–7 years
`
  .trim()
  .split(/\s*[|\n]\s*/)

/** What each becomes. */
const INJECTIONS: [typed: string, kept: string][] = [
  ["'; DROP TABLE users; --", ''],
  ["x'); DROP TABLE user_profiles;--", 'x'],
  ["Robert'); DROP TABLE Students;--", 'Robert'],
  ['1; DROP TABLE users', '1'],
  ['1; drop table users', '1'],
  ['1; DELETE FROM users', '1'],
  ["a'; delete from users where 1=1", 'a'],
  ["a'; UPDATE users SET role='admin", 'a'],
  ["a'; INSERT INTO users VALUES (1, 2)--", 'a'],
  ["a'; INSERT INTO users (name) VALUES ('b')", 'a'],
  ['"; select * from users --', ''],
  ["Ann'; select password from users", 'Ann'],
  ['x; SELECT version()', 'x'],
  ["' UNION SELECT password FROM users", "'  password FROM users"],
  ['1 union all select null', '1  null'],
  ['UNION/**/SELECT 1', ' 1'],
  ["' OR '1'='1", ''],
  ["' or 1=1 --", ''],
  ['" or "a"="a', ''],
  ["') or ('x'='x", ''],
  ['1 or 1=1', '1 '],
  ["' or true--", ''],
  ["admin'--", 'admin'],
  ["'; EXEC xp_cmdshell 'dir'", ''],
  ["'; WAITFOR DELAY '0:0:5'--", ''],
  ["';/**/DROP/**/TABLE/**/users", ''],
  ["1'; ALTER TABLE users ADD x int", '1 x int'],
  ["'; SHUTDOWN; --", ''],
  ["' and sleep(5)--", ''],
  ["'; CREATE USER eve IDENTIFIED BY 'x'", ''],
  ['<script>alert(1)</script>Ann', 'Ann'],
  ['<SCRIPT SRC=//e.example/x.js></SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', ''],
  ['<iframe src="https://e.example"></iframe>Bob', 'Bob'],
  ['</script>', ''],
  ['<img src=x onerror=alert(1)>', 'img src=x '],
  ['<body onload="steal()">', 'body '],
  ['javascript:alert(1)', 'alert(1)'],
  ['JaVaScRiPt:alert(1)', 'alert(1)'],
  ['JavaScript:alert(1)', 'alert(1)'],
  ['javascript: alert(1)', ' alert(1)'],
  ['vbscript:msgbox(1)', 'msgbox(1)'],
]

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe('ordinary phrases', () => {
  test('there are 200 of them', () => expect(new Set(ORDINARY).size).toBeGreaterThanOrEqual(200))

  // proves EDITOR-042
  test.each(ORDINARY)('EDITOR-042 %j loses no word', (phrase) => {
    const { text, removed } = cleanText(phrase)
    expect(wordsOf(text)).toEqual(wordsOf(phrase))
    if (!/[<>]/.test(phrase)) expect({ text, removed }).toEqual({ text: phrase, removed: false })
  })

  test('of < and > only the signs go, a blank keeps the words beside them apart', () => {
    expect(cleanText('C++ <vector>').text).toBe('C++ vector')
    expect(cleanText('vector<int>').text).toBe('vector int')
  })
})

describe('injection-shaped phrases', () => {
  // proves EDITOR-041 EDITOR-042
  test.each(INJECTIONS)('EDITOR-041 EDITOR-042 %j is cleaned and said to be', (typed, kept) =>
    expect(cleanText(typed)).toEqual({ text: kept, removed: true }),
  )

  test.each(INJECTIONS)('EDITOR-042 what follows %j stays', (typed) =>
    expect(cleanText(`${typed} and trained 12 engineers.`).text).toMatch(/ ?and trained 12 engineers\.$/),
  )
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...INJECTIONS.map(([typed]) => typed),
    ...ORDINARY,
    '<',
    '>',
    "'",
    ';',
    ' ',
    'script',
    'union',
    '/*',
    '--',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
  )

  test('is clean after it was cleaned once, and has no angle bracket', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { text: once } = cleanText(typed)
        expect(cleanText(once)).toEqual({ text: once, removed: false })
        expect(once).not.toMatch(/[<>]/)
      }),
      { numRuns: 2000 },
    )
  })

  test('G8 is answered at once, however hostile', async () => {
    const units = [
      "'",
      "'; drop ",
      '<script',
      '<script>',
      'union ',
      '/*',
      ' ',
      '; insert into a (',
      'javascript:',
      '<',
      'a<',
      "' or ",
      ';',
    ]
    const units2 = [
      'onerror=',
      '; select a,',
      "'; select/* */",
      "';",
      '<scr<script>ipt>',
      '; update a set ',
      '#',
      "'--",
      "' or a=",
      '; select a(',
      "'; drop table a",
      " 'a",
      "a' ",
      "'a'='",
      '; delete from a where b=',
    ]
    const nested = '<scr'.repeat(25_000) + 'ipt>'.repeat(25_000)
    for (const hostile of [...units, ...units2].map((unit) => unit.repeat(Math.ceil(200_000 / unit.length))).concat(nested)) {
      expect(await workOf(() => cleanText(hostile)), hostile.slice(0, 20)).toBeLessThan(1000)
    }
  })
})
