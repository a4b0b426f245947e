/** Verbs that bullets of resumes start with, in their base form. */
const basesOf = (text: string) => text.trim().split(/\s+/)

/** Hardly ever anything but a verb. */
export const SURE_VERBS = basesOf(`
accelerate accompany accomplish achieve acquire act adapt add adhere adjust administer adopt advertise advise align allocate amplify analyse analyze anticipate
apply appoint appraise approve arbitrate arrange ascertain assemble assess assign assist assure attain attend attract augment authorise authorize automate
become begin bring broaden build buy calculate calibrate capture carry celebrate centralise centralize certify clarify classify
collaborate collate collect combine commercialise communicate compare compile compose compute conceive conceptualise conceptualize conclude condense configure confirm consolidate construct
consult contain contribute convert convey convince cooperate coordinate correspond create critique cultivate customise customize cut
decide define delegate deliver demonstrate deploy derive describe detect determine develop devise diagnose digitise digitize disassemble discover dispatch dispense distribute diversify
do draw earn edit educate elicit eliminate embed employ enable encourage enforce engage enhance enlarge enlist enrich enrol enroll ensure enter entertain establish evaluate examine exceed
execute expand expedite explain explore extend fabricate facilitate familiarise familiarize finalise finalize fix forge formalise formalize formulate foster fulfil fulfill
gather generate get give go govern grind grow halve harmonise hire hold hone identify illustrate implement improve incorporate inform initiate innovate inspect inspire install
instigate instruct integrate interact interpret introduce invent investigate invite involve join justify keep know launder leverage liaise
maintain make manage manipulate manufacture maximise maximize meet mend merge migrate minimise minimize mobilise mobilize modernise modernize modify motivate navigate negotiate normalise
observe obtain onboard operate optimise optimize orchestrate organise organize orient originate outperform outsource overcome oversee participate perform personalise personalize persuade pinpoint pioneer
prepare prescribe preserve prevent prioritise prioritize procure promote propose protect prove provide publicise publish raise reach realise realize receive recognise recognize recommend
reconcile reconstruct recover rectify redesign reduce refactor refine regulate rehabilitate reinforce relate relocate remodel renew renovate reorganise reorganize replace replenish resolve respond restore restructure
retrieve revamp revise revitalise revitalize revolutionise rewrite safeguard seek select sell send serve simplify simulate solicit solve speak spearhead specialise specialize specify spend standardise
standardize steer stimulate streamline strengthen submit succeed suggest summarise summarize supervise surpass sustain synthesise systematise take teach tend troubleshoot typeset
understand undertake unify unite upsell utilise utilize validate verify visualise weigh widen withstand write reproduce settle find found learn mediate produce retain tackle`)

/** Also nouns: "care of twelve beds", "lead gameplay programmer". Their past tense is a verb. */
export const NOUN_VERBS = basesOf(`
account aid aim answer appeal approach arrest audit author award back bake bid blend block book brand brief budget cable care carpool cash cast catch cater challenge change channel charge chart check claim coat code comment compete
contact contract control cook copy cost cover credit deal debate debug demand design detail document draft dress drill drive estimate exhibit experience experiment export face farm fashion feature feed field file fill film filter finance
finish flag focus forecast format frame fund garden grade group guard guide handle harvest haul head help host import index input interface interview invoice issue judge juggle label laser launch layer lecture level license limit link list load lobby log
machine mail map mark market master match measure mentor mine model monitor name network nurse order outline pack package paint partner patch patrol phone photograph pick pilot pitch place plan plant plaster plate play plot plumb police pool position post practice practise present price
print process process-map profile program programme project proof purchase question quote rank rate read rebuild record redirect refresh rehearse release remedy render repair report represent request rescue research restock review reward rewire ride risk roll root rotate route sample
scale scan schedule score scope screen script sculpt service set sew shape share ship shoot shop show sign size sketch slash slice sort source staff stage start state stitch stock store study style substitute suit supply support survey switch table target tender test time tour trace track trade
train transcribe transfer transform transition translate transport travel treat trial tune update upgrade upload use value vet video view visit voice volunteer wait walk wash watch weld wire work
advance advocate architect audition balance bill boost broker campaign catalogue chair champion clean clear close coach command commission complete conduct correct counsel craft decrease direct display double engineer extract fit form gain increase influence inventory lead lower moderate move offer open overhaul own prospect prototype provision recruit reform register run secure shadow sponsor structure trim triple turn tutor win`)

/** base:past, where the past does not end in -ed. */
export const IRREGULAR_PAST: ReadonlyMap<string, string> = new Map(
  `become:became begin:began bid:bid bring:brought build:built buy:bought cast:cast catch:caught cost:cost cut:cut deal:dealt do:did draw:drew drive:drove feed:fed find:found fit:fitted forecast:forecast get:got give:gave go:went
grind:ground grow:grew hold:held keep:kept know:knew lead:led make:made meet:met oversee:oversaw overcome:overcame put:put read:read rebuild:rebuilt rewrite:rewrote ride:rode run:ran seek:sought sell:sold send:sent set:set shoot:shot
show:showed speak:spoke spend:spent take:took teach:taught typeset:typeset understand:understood undertake:undertook win:won withstand:withstood write:wrote`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** "Hired to manage operations" was done to the person, not by them. */
export const DONE_TO_THE_PERSON = new Set(
  'hired promoted appointed selected chosen elected nominated tasked assigned entrusted recruited named ranked recognised recognized awarded employed engaged seconded invited headhunted contracted transferred charged commended'.split(
    ' ',
  ),
)

/** End in -ed and describe something. */
export const ADJECTIVES_IN_ED = new Set(
  'advanced detailed varied applied mixed skilled experienced qualified certified dedicated motivated related limited required assorted embedded accelerated unlimited licensed registered chartered seasoned accomplished distinguished based need seed speed bed shed weed breed distributed combined unmatched'.split(
    ' ',
  ),
)
