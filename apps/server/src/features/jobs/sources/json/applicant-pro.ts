import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, getPage, said } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** ApplicantPro and isolved Hire are one platform. The board's page names the number that its list is asked with. */
const define = (id: string, name: string, domain: string, aliases: readonly string[]) =>
  defineSource({
    ...{ id, name, aliases, hosts: [`*.${domain}`] },
    terms: { basis: 'tolerated', page: `https://{company}.${domain}/jobs/` },
    rows: 'data.jobs|jobs',
    total: 'data.jobCount',
    request: ({ token }) => getPage(`https://${token}.${domain}/jobs/`),
    begin(text, { token }) {
      const number = /\bdomainId"?\s*[:=]\s*["']?(\d{1,12})/i.exec(text)?.[1]
      return number ? getJson(`https://${token}.${domain}/core/jobs/${number}?getParams=%7B%7D`) : undefined
    },
    fields: {
      id: 'id',
      title: 'title',
      company: 'organizationName',
      places: [{ at: '', city: 'city', region: 'abbreviation|stateName', country: 'iso3|countryName' }, 'jobLocation'],
      mode: 'workplaceType',
      type: 'employmentType',
      posted: 'startDateRef',
      expires: 'endDateRef',
      days: 'month first',
      pay: { min: 'minSalary', max: 'maxSalary', period: 'payTypeFrame' },
      text: ['advertisingDescriptionHtml|advertisingDescription|description'],
      url: 'jobUrl',
      tags: 'classification|orgTitle',
    },
    adjust: (row, { token }, { url }) => ({
      ...(!url && token ? { url: `https://${token}.${domain}/jobs/${said(row.id)}.html` } : {}),
      ...(row.untilFilled === true || row.untilFilled === 1 || row.untilFilled === '1' ? { expires: undefined } : {}),
    }),
    detail: { request: (_, { url }) => getPage(url), shape: { row: 'data' } },
    recognise(address) {
      const token = subdomainOf(address, domain)
      const found = pathOf(address)[1]?.match(/^(\d+)/)?.[1]
      return token ? { token, ...(found ? { id: found } : {}) } : undefined
    },
  })

export const applicantPro = define('applicantpro', 'ApplicantPro', 'applicantpro.com', [])
export const isolvedHire = define('isolvedhire', 'isolved Hire', 'isolvedhire.com', ['isolved'])
