import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { boardOf } from './all-boards.ts'
import { readBoard } from './read-board.ts'

const NOW = new Date('2026-11-16T12:00:00.000Z')

/** Cards of other years and other sites of a board; all jobs are invented. Two in a page, because one alone could be the whole page. */
const LAYOUTS: readonly (readonly [layout: string, address: string, card: (number: number) => string, row: readonly string[]])[] =
  [
    [
      'indeed of 2023',
      'https://de.indeed.com/jobs?q=koch',
      (n) => `<li><div class="cardOutline"><div class="job_seen_beacon"><table><tbody><tr><td class="resultContent">
      <h2 class="jobTitle jobTitle-newJob"><div class="new"><span class="label">Neu</span></div><a id="sj_00000000000000a${n}" data-jk="00000000000000a${n}" class="jcs-JobTitle" href="/pagead/clk?mo=r&amp;ad=x"><span title="Koch (m/w/d)" id="jobTitle-00000000000000a${n}">Koch (m/w/d)</span></a></h2>
      <div class="heading6 company_location"><span class="companyName"><a data-tn-element="companyName" href="/cmp/Acme">Acme &amp; Söhne</a></span><span class="ratingsDisplay">3,9</span><div class="companyLocation">10115 Berlin</div></div>
      </td></tr></tbody></table></div></div></li>`,
      ['Koch (m/w/d)', 'Acme & Söhne', '10115 Berlin', 'https://de.indeed.com/viewjob?jk=00000000000000a1'],
    ],
    [
      'indeed of 2021, where the card is the link',
      'https://uk.indeed.com/jobs?q=cook',
      (
        n,
      ) => `<a id="job_00000000000000b${n}" data-jk="00000000000000b${n}" class="tapItem" href="/rc/clk?jk=00000000000000b${n}"><div class="job_seen_beacon"><h2 class="jobTitle"><span title="Cook">Cook</span></h2>
      <pre><span class="companyName">Acme Ltd</span><div class="companyLocation">Leeds LS1</div></pre><div class="job-snippet"><ul><li>Cooking for invented guests.</li></ul></div></div></a>`,
      ['Cook', 'Acme Ltd', 'Leeds LS1', 'https://uk.indeed.com/viewjob?jk=00000000000000b1'],
    ],
    [
      'linkedin, where the card is the link',
      'https://in.linkedin.com/jobs/search?keywords=cook',
      (
        n,
      ) => `<li><a class="base-card base-search-card--link job-search-card" data-entity-urn="urn:li:jobPosting:410000002${n}" href="https://in.linkedin.com/jobs/view/cook-at-acme-410000002${n}?trk=x"><div class="base-search-card__info">
      <h3 class="base-search-card__title"> Cook </h3><h4 class="base-search-card__subtitle"> Acme </h4><div class="base-search-card__metadata"><span class="job-search-card__location"> Pune, Maharashtra, India </span><time datetime="2026-11-01">2 weeks ago</time></div></div></a></li>`,
      ['Cook', 'Acme', 'Pune, Maharashtra, India', 'https://in.linkedin.com/jobs/view/cook-at-acme-4100000021'],
    ],
    [
      'linkedin for members since 2026',
      'https://www.linkedin.com/jobs/search-results/?keywords=cook',
      (
        n,
      ) => `<div><div role="button" tabindex="0" componentkey="job-card-component-ref-410000003${n}"><div><p class="_0a"><span>Selected, Cook (Verified job)</span><span aria-hidden="true">Cook</span></p><button aria-label="Dismiss Cook job"></button></div>
      <div><p class="_1b">Acme</p></div><div><p class="_1c">Pune, India (Hybrid)</p></div><div><p><span>Promoted</span></p><p>Easy Apply</p></div></div></div>`,
      ['Cook', 'Acme', 'Pune, India (Hybrid)', 'https://www.linkedin.com/jobs/view/4100000031/'],
    ],
    [
      'glassdoor of 2022',
      'https://www.glassdoor.de/Job/jobs.htm?sc.keyword=koch',
      (
        n,
      ) => `<li class="react-job-listing css-7x0jr" data-id="100800000000${n}" data-test="jobListing"><a class="jobLink" href="/partner/jobListing.htm?pos=10${n}&amp;jobListingId=100800000000${n}"><img alt="Acme Logo" src="x.png"></a>
      <div class="jobHeader"><a class="jobLink" href="/partner/jobListing.htm?jobListingId=100800000000${n}"><span>Acme</span></a></div><a data-test="job-link" class="jobLink" href="/partner/jobListing.htm?jobListingId=100800000000${n}"><span>Koch</span></a><div><span class="css-1buaf54">Köln</span></div><div data-test="job-age">24h</div></li>`,
      ['Koch', 'Acme', 'Köln', 'https://www.glassdoor.de/job-listing/j?jl=1008000000001'],
    ],
    [
      'dice of 2024',
      'https://www.dice.com/jobs?q=cook',
      (
        n,
      ) => `<dhi-search-card><div class="card search-card"><div class="card-header"><h5><a data-cy="card-title-link" class="card-title-link normal" id="22222222-aaaa-4bbb-8ccc-00000000000${n}">Cook</a></h5><div class="card-company"><a data-cy="search-result-company-name" href="/company/1">Acme</a><span data-cy="search-result-location" class="search-result-location">Reno, NV, USA</span></div></div>
      <span data-cy="card-posted-date" class="posted-date">Posted 3 days ago</span></div></dhi-search-card>`,
      ['Cook', 'Acme', 'Reno, NV, USA', 'https://www.dice.com/job-detail/22222222-aaaa-4bbb-8ccc-000000000001'],
    ],
    [
      'ziprecruiter in the United Kingdom',
      'https://www.ziprecruiter.co.uk/jobs/search?q=cook',
      (n) =>
        `<li class="job-listing"><div class="jobList-intro"><a class="jobList-title" href="https://www.ziprecruiter.co.uk/jobs/30000000${n}-cook-at-acme?q=x"><strong>Cook</strong></a><ul class="jobList-introMeta"><li><i class="icon"></i>Acme</li><li><i class="icon"></i>Leeds</li></ul></div><div class="jobList-description">Cooking for invented guests.</div><div class="jobList-date">12 Nov</div></li>`,
      ['Cook', 'Acme', 'Leeds', 'https://www.ziprecruiter.co.uk/jobs/300000001-cook-at-acme'],
    ],
    [
      'simplyhired without marks',
      'https://www.simplyhired.ca/search?q=cook',
      (n) =>
        `<li><article><h3><a href="/job/keykeykey${n}?tk=1">Cook</a></h3><p><span>Acme</span><span> — </span><span>Toronto, ON</span></p><p>$20 an hour</p></article></li>`,
      ['Cook', 'Acme', 'Toronto, ON', 'https://www.simplyhired.ca/job/keykeykey1'],
    ],
  ]

test.each(LAYOUTS)('%s', (layout, address, card, row) => {
  const board = boardOf(layout.split(/[ ,]/)[0] ?? '')
  if (!board) throw new Error(`No board for ${layout}`)
  const page = readPage(`<html><head><title>Jobs</title></head><body><main><ul>${card(1)}${card(2)}</ul></main></body></html>`)
  const { outcome, jobs } = readBoard(board, page, address, NOW)
  expect(outcome).toBe('jobs')
  expect(jobs.map(({ title, company, location, url }) => [title, company, location, url])).toEqual([
    row,
    row.map((text, place) => (place === 3 ? text.replace(/1(?=\/?$|-cook)/, '2') : text)),
  ])
})
