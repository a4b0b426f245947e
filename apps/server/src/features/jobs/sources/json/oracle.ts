import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, partsOf, said } from '#features/jobs/sources/readers/requests'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

const API = 'hcmRestApi/resources/latest'

/** A token is 'host/CX_1'. Parameters count only inside the finder, and without `expand` the list stays empty. */
export const oracle = defineSource({
  id: 'oracle',
  name: 'Oracle Recruiting',
  aliases: ['oraclecloud', 'oraclehcm', 'oraclerecruiting', 'oraclerecruitingcloud'],
  hosts: ['*.oraclecloud.com', '*'],
  terms: { basis: 'tolerated', page: 'https://{host}/hcmUI/CandidateExperience' },
  rows: 'items.0.requisitionList|requisitionList',
  total: 'items.0.TotalJobsCount|TotalJobsCount',
  paging: { by: 'offset', size: 100 },
  request({ token }, at) {
    const [host, site] = partsOf(token)
    const expand = 'requisitionList.workLocation,requisitionList.secondaryLocations'
    const finder = `findReqs;siteNumber=${site},limit=100,offset=${at},sortBy=POSTING_DATES_DESC`
    return getJson(`https://${host}/${API}/recruitingCEJobRequisitions?onlyData=true&expand=${expand}&finder=${finder}`)
  },
  fields: {
    id: 'Id|RequisitionId',
    title: 'Title',
    places: ['PrimaryLocation', { at: 'workLocation', city: 'TownOrCity', region: 'Region2', country: 'Country' }],
    morePlaces: 'secondaryLocations.Name',
    mode: 'WorkplaceTypeCode|WorkplaceType',
    type: 'JobSchedule|JobType|ContractType',
    posted: 'PostedDate|ExternalPostedStartDate',
    expires: 'PostingEndDate|ExternalPostedEndDate',
    text: ['ShortDescriptionStr'],
  },
  adjust({ Id }, { token }) {
    const [host, site] = partsOf(token)
    return addressIf(token, `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${said(Id)}`)
  },
  detail: {
    request({ token }, { id }) {
      const [host, site] = partsOf(token)
      const finder = `ById;Id="${encodeURIComponent(id)}",siteNumber=${site}`
      return getJson(`https://${host}/${API}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${finder}`)
    },
    shape: {
      row: 'items.0',
      fields: {
        id: 'Id',
        title: 'Title',
        places: ['PrimaryLocation'],
        morePlaces: 'secondaryLocations.Name',
        text: ['ExternalDescriptionStr', 'ExternalResponsibilitiesStr', 'ExternalQualificationsStr'],
        requirements: 'ExternalQualificationsStr',
        mode: 'WorkplaceTypeCode|WorkplaceType',
        type: 'JobSchedule|JobType',
        posted: 'ExternalPostedStartDate',
        expires: 'ExternalPostedEndDate',
      },
    },
  },
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [, , , sites, site, kind, id] = pathOf(address)
    if (!host.endsWith('.oraclecloud.com') || !isBoardHost(host) || sites !== 'sites' || !site) return undefined
    return kind === 'job' && id ? { token: `${host}/${site}`, id } : { token: `${host}/${site}` }
  },
})
