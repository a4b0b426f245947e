/** Short forms in job titles, `short: words`, folded to plain letters. One that stands for several kinds of work is left out. */
export const TITLE_ABBREVIATIONS = `
mgr: manager
mgmt: management
dir: director
supv: supervisor
supt: superintendent
asst: assistant
coord: coordinator
exec: executive
engr: engineer
eng: engineer
dev: developer
admin: administrator
acct: accountant
accts: accounts
mktg: marketing
mkt: marketing
mfg: manufacturing
maint: maintenance
mech: mechanical
elec: electrical
constr: construction
svc: service
svcs: services
cust: customer
ops: operations
prod: production
proj: project
purch: purchasing
lab: laboratory
vet: veterinarian
gm: general manager
vp: vice president
svp: vice president
evp: vice president
avp: vice president
ceo: chief executive officer
coo: chief operations officer
cfo: chief financial officer
cto: chief technology officer software
cio: chief information technology officer
ciso: chief information security officer
cmo: chief marketing officer
chro: chief human resources officer
cpa: accountant
aca: accountant
acca: accountant
cima: management accountant
fpa: financial planning analyst
ifa: financial adviser
pa: personal assistant
ea: executive assistant
np: nurse practitioner
emt: paramedic
slp: speech therapist
slt: speech therapist
gp: general practitioner
csr: customer service representative
bdm: business development manager
tsr: technical support representative
sysadmin: systems administrator
pcb: electronics
plc: automation
qs: quantity surveyor
hse: health and safety
ehs: health and safety
hgv: truck
hltefl: english teacher
esl: english teacher
po: product owner
sdet: test automation engineer
sre: site reliability engineer
swe: software engineer
`
const WORDS = new Map(
  TITLE_ABBREVIATIONS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', words = ''] = line.split(': ')
      return [short, words.split(' ')] as const
    }),
)

/** The words of a title with its short forms written out. */
export const writtenOut = (words: readonly string[]): readonly string[] =>
  words.some((word) => WORDS.has(word)) ? words.flatMap((word) => WORDS.get(word) ?? word) : words
