/** Words of the same meaning and strength, one group a line. A stronger word never stands in a group with a weaker one. */
export const SYNONYM_GROUPS = `
reduce reduction cut lower shorten decrease trim bringdown fall fell drop shrink halve
increase raise rise rose grow boost improve improvement lift bringup climb double triple
build develop create make implement write program code construct produce building development
design draft designing create
maintain keep upkeep maintenance service
repair fix mend
find locate identify trace detect diagnose finding
plan schedule arrange planning scheduling
organise organize arrange organisation
teach instruct teaching tuition
train training coach
care lookafter tend caring
nurse nursing
drive driving
deliver delivery deliveries
weld welding
cook cooking
audit auditing
account accounting accountancy
install installation fit
use consumption usage
warehouse warehousing
kitchen cooking
little small
test testing check
review reviewing read
prepare compile preparation drawup
reconcile reconciliation
answer reply respond
book schedule arrange
handle deal process handling dealwith
record document log recording
operate operation use drive run
serve service help assist
pack packing
pick picking
order ordering
lead manage run head direct oversee incharge supervise
supervise oversee mentor
assist help support aid assisting helping supporting
transport haul
mathematics maths math
apprentice apprenticeship trainee
bakery baking
dessert pudding
starter newcomer recruit
pupil student schoolchildren child children
staff employee colleague
client customer
email mail e-mail
desk reception
site location
business company firm
electric electrical electricity
analyse analysis analyze
administer administration administrative admin
sell sale sales
clean cleaning
assess assessment
management manage
switch move migrate migration change changeover transition
begin start
warehouse depot
vehicle truck lorry van
lessons lesson class classes
mother native
beginner basic
relocate move
rewire rewiring
exceed beat surpass outperform top
win winner
buy purchase purchasing procurement procure
freelance freelancer freelancing
settle settlement
mentor mentoring mentorship
tutor tutoring
forecast forecasting prediction predict
lead direction direct
collaborate cooperate
kitchen restaurant
exam examination
intern internship
trainee traineeship
error mistake
worker employee staff
colleague coworker teammate
present presentation
introduce introduction
produce production
interview conversation
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Two or three words that mean one. The joined word is looked up like any other. */
export const PHRASES: Readonly<Record<string, string>> = {
  'look after': 'lookafter',
  'looks after': 'lookafter',
  'looked after': 'lookafter',
  'looking after': 'lookafter',
  'take care': 'lookafter',
  'took care': 'lookafter',
  'bring down': 'bringdown',
  'brought down': 'bringdown',
  'dealt with': 'dealwith',
  'deal with': 'dealwith',
  'deals with': 'dealwith',
  'dealing with': 'dealwith',
  'draw up': 'drawup',
  'drew up': 'drawup',
  'drawn up': 'drawup',
  'in charge': 'incharge',
  'carry out': 'carryout',
  'carried out': 'carryout',
  'answer for': 'responsiblefor',
  'answers for': 'responsiblefor',
  'answered for': 'responsiblefor',
  'answerable for': 'responsiblefor',
  'responsible for': 'responsiblefor',
  'responsibility for': 'responsiblefor',
  'accountable for': 'responsiblefor',
  'take part': 'participate',
  'took part': 'participate',
  'taken part': 'participate',
  'post qualification': 'postqualification',
  'post qualified': 'postqualification',
  'taught myself': 'learn',
  'teach myself': 'learn',
  'mother tongue': 'native',
  'first language': 'native',
  'native language': 'native',
}
