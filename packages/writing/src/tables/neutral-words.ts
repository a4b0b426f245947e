import { LEGAL_FORMS } from '@jobapply/language/legal-forms'

/**
 * Words that state no fact about a person: grammar, politeness, time of day, manner, and general nouns of working life. Every other
 * word of a claim must come from the profile, so a word belongs here only if no claim can be made of it alone.
 */
export const NEUTRAL_WORDS = new Set(
  `
a an the this that these those such same other another each every all any some both either neither no not never none
i me my mine myself we us our ours ourselves you your yours yourself he him his she her hers it its itself they them their theirs themselves
who whom whose which what where when while whenever wherever why how whether
and or but so because since as if although though unless until than then thus therefore however moreover furthermore also too besides instead
of in on at by for with without within from to into onto out off over under about above below across along around among between beyond through throughout during before after up down near next toward towards upon via per like unlike despite including except alongside
be am is are was were been being have has had having do does did done doing will would shall should can could may might must ought
i'm i've i'd i'll it's that's there's you're you've you'd you'll we're we've let's don't doesn't didn't haven't hasn't won't wouldn't can't couldn't isn't aren't wasn't
here there now today currently presently recently lately already yet still soon later earlier previously formerly once again often usually sometimes always regularly daily weekly monthly yearly annually every mostly mainly largely
very quite rather really truly just only even especially particularly simply well better best much more most many few fewer less least little lot lots several various enough almost nearly roughly approximately exactly fully far long short big small large great good new old own whole full part half first second last final next
yes please thank thanks thankful grateful dear sir madam hello sincerely faithfully regards kind kindly warm warmly best wishes yours respectfully team hiring manager recruiter recruiting people committee department
day days night nights week weeks month months year years hour hours minute minutes time times morning evening weekend season period moment date past present future ago decade decades
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
work works worked working job jobs role roles position positions post posts task tasks duty duties career careers trade profession experience experiences experienced skill skills knowledge ability abilities strength strengths background expertise practice practical responsibility responsibilities
place places side area areas field fields level levels kind kinds sort type way ways thing things something anything everything nothing someone anyone everyone person people colleague colleagues others group one ones
application apply applies applied applying applicant letter cv resume advert advertisement posting vacancy opening opportunity chance interview conversation meeting call meet discuss talk tell ask asks asked mention mentioned read reading hear hearing see seeing saw seen look looks looked looking find finds finding found
want wants wanted wish hope hopes hoping like likes liked love loves loved enjoy enjoys enjoyed enjoying prefer believe believes think thinks thought feel feels felt know knows knew known understand understands understood mean means meant matter matters mattered care cares interest interests interested interesting excite excited exciting keen eager happy glad pleased pleasure delighted proud pride curious passionate passion motivate motivated motivation enthusiastic enthusiasm welcome appreciate appreciated drawn draw draws attract attracted attracts appeal appeals value values valued
use uses used using useful make makes made making get gets got gain gained gaining give gives given giving take takes took taken taking bring brings brought bringing offer offers offered offering keep keeps kept keeping put puts set sets come comes came coming go goes went gone going move moved moving stay stays stayed become became join joins joined joining leave left start starts started starting begin begins began begun continue continues continued grow grows growing spend spends spent spending try tries tried trying learn learns learned learnt learning show shows showed shown need needs needed seem seems seemed hold holds held holding let lets help
fit fits fitting match matches matched suit suits suited suitable relevant ideal right ready able capable comfortable confident sure certain clear clearly careful carefully calm calmly quick quickly fast slow steady steadily reliable reliably punctual patient patience polite politely friendly honest honestly open openly careful thorough thoroughly accurate accurately accuracy precise precisely tidy clean neat safe safely safety hard hardworking diligent conscientious dedicated committed commitment flexible adaptable dependable trustworthy attentive detail details attention focus focused focuses quality standard standards pressure deadline deadlines busy
important importance essential key main major different similar true real simple easy easily difficult direct directly personal personally professional professionally strong strongly solid sound broad wide deep daily everyday hands close closely smooth smoothly successful successfully success effective effectively efficient efficiently high higher low lower
reason reasons result results goal goals aim aims step steps change changes changed challenge challenges idea ideas question questions answer problem problems solution solutions need example fact point end beginning start turn line sense world life home office company firm organisation organization employer employers business workplace site unit environment culture mission values
together alone independently jointly easily gladly happily certainly indeed perhaps maybe also additionally addition overall general generally total altogether combined
attached enclosed below above information contact available availability notice reach reply response forward
involved involvement involve involves exposure exposed familiar familiarity acquainted aware awareness basic basics little
lot understanding insight appreciation sense feeling habit routine pace variety
because thanks due according based regarding concerning
am'm s t re ve ll d
deserve deserves depend depends rely relies trust count word words attitude approach style mind heart eye hand hands foot feet back front top
year-round everyday week's day's
appointed employed hired based served serve
recent current previous former earlier latest
studied study studying graduated graduate completed complete completing pass passed finish finished attend attended obtained obtain received receive
member members
typical ordinary regular usual normal common young older elderly genuine genuinely solid rich varied valuable meaningful rewarding fulfilling demanding challenging fascinating inspiring impressive remarkable particular special specific specifically unique natural naturally fresh bright lively healthy positive negative serious sensible thoughtful considerate respectful gentle modest humble bold brave
ambitious ambition creative creativity energetic energy determined determination persistent resilience resilient resourceful proactive cooperative approachable cheerful warm-hearted generous fair loyal loyalty discreet discretion responsible methodical systematic structured logical analytical pragmatic practical hands-on observant alert sharp quiet quietly loud busy hectic stressful relaxed
grounding foundation foundations basis base core achievement achievements accomplishment accomplishments highlight highlights milestone contribution contributions contribute contributed contributing impact difference effect improvement progress journey path chapter stage phase turn gratitude satisfaction joy fun delight concern concerns worry worries doubt mistake mistakes risk risks trouble
relationship relationships rapport trust respect support teamwork collaboration collaborate collaborating cooperation communication conversation listen listens listening listener speaking explain explaining explained explanation feedback advice guidance
gave sought saw heard left stood sat felt lay went stand stands standing sit rest live lives lived living stayed staying happen happens happened turn turned turning add added adding allow allowed allows enable enabled enables let letting ensure ensures ensuring ensured remain remains remained remaining include includes included combine combines combined combining cover covers covered covering range ranges ranging span spans apply share describe describes described remember reflect reflects reflected expect expected expects demand demands demonstrate demonstrates demonstrated demonstrating prove proved proven confirm convince convinced recognise recognize realise realize admire admired respect respects respected follow followed following notice noticed choose chose wonder imagine decide decided
behind ahead aside apart away beside beneath onto amid amongst inside outside nearby elsewhere anywhere everywhere somewhere
wherever whatever whichever whoever rather else instead otherwise nevertheless nonetheless meanwhile afterwards beforehand hence thereby
ever seldom rarely frequently occasionally constantly consistently continuously immediately directly gradually slowly suddenly simultaneously
readily willing willingness happily sincerely firmly deeply highly greatly extremely increasingly equally properly correctly exactly ideally probably possibly likely clearly obviously honestly frankly
mind minds reputation character personality nature attitude manner manners spirit curiosity commitment dedication discipline sense instinct ownership initiative independence judgement judgment reliability punctuality flexibility
workload workday working-day timetable agenda priority priorities pace rhythm tempo volume amount number numbers share piece bit couple handful majority rest
employer's company's team's today's
requirement requirements expectation expectations criteria description profile person's fit link bridge mix balance blend combination
proudly thanks-to aged age ages per cent percent
aspect aspects element elements feature features factor factors form forms shape size scale scope extent
end-to-end front-line day-to-day first-hand long-term short-term
thing's room space ground floor door table chair desk phone telephone price prices
truly yours looking consider considering consideration considered reviewing
contract permanent full-time part-time shift shifts start-date immediately
seeing serving served serves helping
whole-hearted wholeheartedly
wheel ends passing
success successes succeed succeeded succeeding excel thrive thrives thriving thrived
transferable directly-relevant relevance suits
question asked wondering curious
first-class high-quality well-run
customer-focused people-focused team-minded
say says said saying conversation conversations tell told share shared sharing nervous upset worried arrive arrives story stories part parts sure
worth nobody everybody somebody anybody idea favourite favorite moves tool tools reach reaches reached reaching granted depended relied accept accepts accepted split
afternoon afternoons lunch noon midnight name subject subjects library libraries further toolbox toolkit act acts acted acting rate rates earn earned issued course courses industry industries sector evenings mornings weekends once twice instead rest remainder turned turns
`
    .split(/\s+/)
    .filter(Boolean),
)

/** Legal forms and joining words of names. */
export const NAME_FILLERS: ReadonlySet<string> = new Set(['the', 'of', 'and', '&', 'for', 'group', ...LEGAL_FORMS])
