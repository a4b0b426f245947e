import { describe, expect, test } from 'vitest'
import { recogniseAddress } from '#features/jobs/companies/directory'
import { readCareers } from './read-careers.ts'

const GUID = '1f3e7f92-2b60-4b8d-a893-c948a630e8a8'
const HEX = '0012604c8f3328ef1785c7189f1333b7'
/** What every careers page has besides. */
const AROUND = `<a href="/">Home</a> <a href="/about">About us</a> <a href="https://www.linkedin.com/company/harbour">LinkedIn</a>
<a href="https://www.greenhouse.io/">Powered by</a> <a href="https://www.bamboohr.com/">HR software</a> <script src="/main.js"></script>`

type Case = readonly [system: string, address: string, html: string, token: string]

/** How employers lead to their boards, after the facts that are public of each system. */
const OF_THE_TABLE: readonly Case[] = [
  [
    'oracle',
    'https://harbour.example/careers',
    '<a class="btn" href="https://eabc.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1">Search jobs</a>',
    'eabc.fa.us2.oraclecloud.com/CX_1',
  ],
  [
    'ukg',
    'https://harbour.example/jobs',
    `<a href='https://recruiting2.ultipro.com/HAR1000HARB/JobBoard/${GUID}/?q=&amp;o=postedDateDesc'>Openings</a>`,
    `recruiting2.ultipro.com/HAR1000HARB/${GUID}`,
  ],
  [
    'icims',
    'https://harbour.example/jobs',
    '<iframe id="icims_content_iframe" src="https://careers-harbour.icims.com/jobs/search?ss=1&in_iframe=1"></iframe>',
    'careers-harbour.icims.com',
  ],
  [
    'jibe',
    'https://careers.harbour.example/',
    '<script src="https://app.jibecdn.com/prod/search/4.11.1/main.js"></script><a href="/careers-home/jobs">Jobs</a>',
    'careers.harbour.example',
  ],
  [
    'paycom',
    'https://harbour.example/work',
    `<a href="https://www.paycomonline.net/v4/ats/web.php/portal/${HEX.toUpperCase()}/career-page">Apply</a>`,
    HEX,
  ],
  [
    'phenom',
    'https://careers.harbour.example/us/en/search-results',
    '<script>var phApp = phApp || {}; phApp.ddo = {"siteConfig":{}};</script>',
    'careers.harbour.example/us/en',
  ],
  [
    'gupy',
    'https://harbour.gupy.io/',
    '<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"careerPage":{"companyId":4711}}}}</script>',
    '4711',
  ],
  [
    'bamboohr',
    'https://harbour.example/join',
    '<div id="BambooHR" data-domain="harbour.bamboohr.com" data-version="1.0.0"></div><script src="https://harbour.bamboohr.com/js/embed.js" async defer></script>',
    'harbour',
  ],
  [
    'teamtailor',
    'https://career.harbour.example/',
    '<link rel="stylesheet" href="https://assets-aws.teamtailor-cdn.com/assets/careersite/application.css">',
    'own/career.harbour.example',
  ],
  [
    'jazzhr',
    'https://harbour.example/careers',
    '<ul><li><a href="https://harbour.applytojob.com/apply/AbC123/Cook">Cook</a><li><a href="https://harbour.applytojob.com/apply/dEf456/Porter">Porter</a></ul>',
    'harbour',
  ],
  [
    'paylocity',
    'https://harbour.example/careers',
    `<a href="https://recruiting.paylocity.com/recruiting/jobs/All/${GUID}/Harbour-Inc">Careers</a>`,
    GUID,
  ],
  [
    'zohorecruit',
    'https://harbour.example/careers',
    '<div class="embed_jobs_head"></div><script src="https://static.zohocdn.com/recruit/embed_careers_site/javascript/v1.0/embed_jobs.js"></script><script>rec_embed_js.load({ widget_id:"rec_job_listing_div", page_name:"Careers", source:"CareerSite", site:"https:\\/\\/harbour.zohorecruit.eu" });</script>',
    'harbour.zohorecruit.eu',
  ],
  [
    'eightfold',
    'https://jobs.harbour.example/careers',
    '<script>window._EF_GROUP_ID = "harbour.example";</script><code id="pcsx-data" style="display:none">{"domain":"harbour.example"}</code>',
    'jobs.harbour.example/harbour.example',
  ],
  [
    'applicantpro',
    'https://harbour.example/jobs',
    '<a href="https://harbourcity.applicantpro.com/jobs/">View current openings</a>',
    'harbourcity',
  ],
  [
    'hireology',
    'https://harbour.example/jobs',
    '<a href="https://harbourmotors.hireology.careers/">Careers</a>',
    'harbourmotors',
  ],
  [
    'pinpoint',
    'https://harbour.example/vacancies',
    '<script src="https://harbour.pinpointhq.com/widgets/jobs.js"></script>',
    'harbour',
  ],
  [
    'radancy',
    'https://jobs.harbour.example/search-jobs',
    '<script src="https://tbcdn.talentbrew.com/company/123/v1_0/js/main.js"></script><a data-job-id="123" href="/job/leeds/nurse/123/456">Nurse</a>',
    'jobs.harbour.example',
  ],
  [
    'successfactors',
    'https://jobs.harbour.example/',
    '<link href="https://rmkcdn.successfactors.com/abc/def.css" rel="stylesheet"><a href="/job/Ulm-Welder/123456/">Welder</a>',
    'jobs.harbour.example',
  ],
  ['join', 'https://harbour.example/karriere', '<a href="https://join.com/companies/harbour">Offene Stellen</a>', 'harbour'],
  [
    'taleo',
    'https://harbour.example/careers',
    '<a href="https://harbour.taleo.net/careersection/2/jobsearch.ftl?lang=en">Search openings</a>',
    'harbour.taleo.net/2',
  ],
]

const OF_OTHERS: readonly Case[] = [
  [
    'greenhouse',
    'https://harbour.example/careers',
    '<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=harbour"></script>',
    'harbour',
  ],
  [
    'lever',
    'https://harbour.example/jobs',
    '<script>fetch("https://api.lever.co/v0/postings/harbour?mode=json")</script>',
    'harbour',
  ],
  ['ashby', 'https://harbour.example/jobs', '<script src="https://jobs.ashbyhq.com/harbour/embed"></script>', 'harbour'],
  [
    'workable',
    'https://harbour.example/jobs',
    '<a href="https://apply.workable.com/harbour/j/AB12CD34EF/">Baker</a><a href="https://apply.workable.com/harbour/">All</a>',
    'harbour',
  ],
  ['recruitee', 'https://harbour.example/jobs', '<a href="https://harbour.recruitee.com/o/baker">Baker</a>', 'harbour'],
  [
    'workday',
    'https://harbour.example/jobs',
    '<a href="https://harbour.wd5.myworkdayjobs.com/en-US/Harbour_Careers">Search</a>',
    'harbour/wd5/Harbour_Careers',
  ],
  [
    'personio',
    'https://harbour.example/jobs',
    '<iframe src="https://harbour.jobs.personio.de/?language=de"></iframe>',
    'harbour',
  ],
  ['breezy', 'https://harbour.example/jobs', '<a href="https://harbour.breezy.hr/p/4f0c9b-cook">Cook</a>', 'harbour'],
  [
    'smartrecruiters',
    'https://harbour.example/jobs',
    '<a href="https://jobs.smartrecruiters.com/Harbour1/743999912345678-cook">Cook</a>',
    'Harbour1',
  ],
  [
    'softgarden',
    'https://harbour.example/jobs',
    '<a href="https://harbour.career.softgarden.de/">Stellenangebote</a>',
    'harbour.career.softgarden.de',
  ],
  [
    'dayforce',
    'https://harbour.example/jobs',
    '<a href="https://jobs.dayforcehcm.com/en-US/harbour/CANDIDATEPORTAL">Jobs</a>',
    'harbour/CANDIDATEPORTAL',
  ],
  [
    'adp',
    'https://harbour.example/jobs',
    `<a href="https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=${GUID}&amp;ccId=19000101_000001&amp;lang=en_US">Jobs</a>`,
    `${GUID}/19000101_000001`,
  ],
  [
    'rippling',
    'https://harbour.example/jobs',
    '<a href="https://ats.rippling.com/harbour-careers/jobs">Jobs</a>',
    'harbour-careers',
  ],
  [
    'avature',
    'https://jobs.harbour.example/careers',
    '<a href="/careers/SearchJobs">Search</a><a href="/careers/JobDetail/Nurse/991">Nurse</a>',
    'jobs.harbour.example/careers',
  ],
  [
    'comeet',
    'https://harbour.example/jobs',
    '<script>COMEET.init({"token": "1A2B3C", "company-uid": "30.005", "company-name": "harbour"})</script>',
    'harbour/30.005',
  ],
  [
    'cornerstone',
    'https://harbour.example/jobs',
    '<a href="https://harbour.csod.com/ux/ats/careersite/4/home?c=harbour">Jobs</a>',
    'harbour/4',
  ],
  ['careerplug', 'https://harbour.example/jobs', '<a href="https://harbour-diner.careerplug.com/jobs">Jobs</a>', 'harbour-diner'],
  ['jobvite', 'https://harbour.example/jobs', '<iframe src="https://jobs.jobvite.com/harbour/jobs"></iframe>', 'harbour'],
  ['neogov', 'https://harbour.example/jobs', '<a href="https://www.governmentjobs.com/careers/harbour">Jobs</a>', 'harbour'],
  ['manatal', 'https://harbour.example/jobs', '<a href="https://www.careers-page.com/harbour">Jobs</a>', 'harbour'],
]

const findFirst = (address: string, html: string) => {
  const direct = recogniseAddress(address)
  if (direct) return { source: direct.source.id, token: direct.board.token }
  return readCareers(`<!doctype html><html><body>${AROUND}${html}</body></html>`, address).boards[0]
}

describe('the system behind a careers page', () => {
  test.each([...OF_THE_TABLE, ...OF_OTHERS])(
    '%s is told by its links, frames, scripts or marks (%s)',
    (source, address, html, token) => {
      const found = findFirst(address, html)
      expect({ ...found, token: found?.token.toLowerCase() }).toEqual({ source, token: token.toLowerCase() })
    },
  )

  test('a system’s own site is not a board, and a page without any system names none', () => {
    expect(findFirst('https://harbour.example/jobs', '<h1>Write to us</h1>')).toBeUndefined()
  })

  test('the board that is linked most often wins', () => {
    const link = (token: string) => `<a href="https://jobs.lever.co/${token}/${GUID}">A job</a>`
    expect(findFirst('https://harbour.example/jobs', link('partner') + link('harbour') + link('harbour'))).toEqual({
      source: 'lever',
      token: 'harbour',
    })
  })

  test('where nothing is named, frames and links to the list of jobs are worth a look, of the company’s own hosts only', () => {
    const html = `<a href="/karriere/offene-stellen">Offene Stellen</a><a href="https://jobs.harbour.example/">Jobs</a>
      <a href="https://news.example.org/jobs">Jobs in the news</a><a href="http://harbour.example/jobs/open">Open jobs</a><a href="/imprint">Imprint</a>`
    const { links } = readCareers(html, 'https://www.harbour.example/')
    expect(links.toSorted()).toEqual(['https://jobs.harbour.example/', 'https://www.harbour.example/karriere/offene-stellen'])
  })

  test('two megabytes of addresses, frames and half tags are read in a moment', () => {
    const parts = ['<a href="https://x.greenhouse.io/', '<iframe src="https://a.example/">', '"a.b.c.d" ', '<a href=', 'https://']
    for (const part of parts) {
      const start = performance.now()
      readCareers(part.repeat(2_000_000 / part.length), 'https://harbour.example/')
      expect(performance.now() - start, part).toBeLessThan(3_000)
    }
  })
})
