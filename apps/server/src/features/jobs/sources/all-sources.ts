import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import { breezy } from './breezy.ts'
import { neogov } from './feeds/neogov.ts'
import { paycor } from './feeds/paycor.ts'
import { peopleAdmin } from './feeds/people-admin.ts'
import { softgarden } from './feeds/softgarden.ts'
import { greenhouse } from './greenhouse.ts'
import { hackerNews } from './hacker-news.ts'
import { himalayas } from './himalayas.ts'
import { jobicy } from './jobicy.ts'
import { adp } from './json/adp.ts'
import { applicantPro, isolvedHire } from './json/applicant-pro.ts'
import { bamboohr } from './json/bamboohr.ts'
import { comeet } from './json/comeet.ts'
import { cornerstone } from './json/cornerstone.ts'
import { dayforce } from './json/dayforce.ts'
import { eightfold } from './json/eightfold.ts'
import { freshteam } from './json/freshteam.ts'
import { gem } from './json/gem.ts'
import { gupy } from './json/gupy.ts'
import { hibob } from './json/hibob.ts'
import { hireology } from './json/hireology.ts'
import { inhire } from './json/inhire.ts'
import { jibe } from './json/jibe.ts'
import { join } from './json/join.ts'
import { manatal } from './json/manatal.ts'
import { oracle } from './json/oracle.ts'
import { paycom } from './json/paycom.ts'
import { paylocity } from './json/paylocity.ts'
import { phenom } from './json/phenom.ts'
import { pinpoint } from './json/pinpoint.ts'
import { rippling } from './json/rippling.ts'
import { schoolSpring } from './json/school-spring.ts'
import { solides } from './json/solides.ts'
import { taleo } from './json/taleo.ts'
import { traffit } from './json/traffit.ts'
import { trakstar } from './json/trakstar.ts'
import { ukg } from './json/ukg.ts'
import { zohoRecruit } from './json/zoho-recruit.ts'
import { lever } from './lever.ts'
import { adzuna } from './national/adzuna.ts'
import { apploi } from './national/apploi.ts'
import { arbeitsagentur } from './national/arbeitsagentur.ts'
import { edjoin } from './national/edjoin.ts'
import { eures } from './national/eures.ts'
import { franceTravail } from './national/france-travail.ts'
import { getOnBoard } from './national/get-on-board.ts'
import { infojobs } from './national/infojobs.ts'
import { jobBank } from './national/job-bank.ts'
import { jobdanmark } from './national/jobdanmark.ts'
import { jobnet } from './national/jobnet.ts'
import { jobtech } from './national/jobtech.ts'
import { justJoinIt, rocketJobs } from './national/just-join-it.ts'
import { mycareersfuture } from './national/mycareersfuture.ts'
import { nav } from './national/nav.ts'
import { nhsJobs } from './national/nhs-jobs.ts'
import { noFluffJobs } from './national/no-fluff-jobs.ts'
import { reed } from './national/reed.ts'
import { teachingVacancies } from './national/teaching-vacancies.ts'
import { trudvsem } from './national/trudvsem.ts'
import { tyomarkkinatori } from './national/tyomarkkinatori.ts'
import { usajobs } from './national/usajobs.ts'
import { vagas } from './national/vagas.ts'
import { applitrack } from './pages/applitrack.ts'
import { avature } from './pages/avature.ts'
import { careerplug } from './pages/careerplug.ts'
import { deel } from './pages/deel.ts'
import { erecruiter } from './pages/erecruiter.ts'
import { factorial } from './pages/factorial.ts'
import { hrmDirect } from './pages/hrm-direct.ts'
import { icims } from './pages/icims.ts'
import { jazzhr } from './pages/jazzhr.ts'
import { jobvite } from './pages/jobvite.ts'
import { pageup } from './pages/pageup.ts'
import { peopleforce } from './pages/peopleforce.ts'
import { radancy } from './pages/radancy.ts'
import { successfactors } from './pages/successfactors.ts'
import { taleoBusiness } from './pages/taleo-business.ts'
import { personio } from './personio.ts'
import type { Source } from './readers/source.ts'
import { recruitee } from './recruitee.ts'
import { remoteOk } from './remote-ok.ts'
import { remotive } from './remotive.ts'
import { smartRecruiters } from './smart-recruiters.ts'
import { teamtailor } from './teamtailor.ts'
import { theMuse } from './the-muse.ts'
import { weWorkRemotely } from './we-work-remotely.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'

/** Everything that is asked over the network; a new source is one file and one line here. */
export const SOURCES: readonly Source[] = [
  greenhouse,
  lever,
  ashby,
  smartRecruiters,
  workable,
  recruitee,
  workday,
  personio,
  teamtailor,
  breezy,
  remotive,
  remoteOk,
  arbeitnow,
  theMuse,
  himalayas,
  jobicy,
  hackerNews,
  weWorkRemotely,
  adp,
  applicantPro,
  isolvedHire,
  bamboohr,
  comeet,
  cornerstone,
  dayforce,
  eightfold,
  freshteam,
  gem,
  gupy,
  hibob,
  hireology,
  inhire,
  jibe,
  join,
  manatal,
  oracle,
  paycom,
  paylocity,
  phenom,
  pinpoint,
  rippling,
  schoolSpring,
  solides,
  taleo,
  traffit,
  trakstar,
  ukg,
  zohoRecruit,
  applitrack,
  avature,
  careerplug,
  deel,
  erecruiter,
  factorial,
  hrmDirect,
  icims,
  jazzhr,
  jobvite,
  pageup,
  peopleforce,
  radancy,
  successfactors,
  taleoBusiness,
  neogov,
  paycor,
  peopleAdmin,
  softgarden,
  adzuna,
  apploi,
  arbeitsagentur,
  edjoin,
  eures,
  franceTravail,
  getOnBoard,
  infojobs,
  jobBank,
  jobdanmark,
  jobnet,
  jobtech,
  justJoinIt,
  rocketJobs,
  mycareersfuture,
  nav,
  nhsJobs,
  noFluffJobs,
  reed,
  teachingVacancies,
  trudvsem,
  tyomarkkinatori,
  usajobs,
  vagas,
]

export const sourceOf = (id: string) => SOURCES.find((source) => source.id === id)
