import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, partsOf, said } from '#features/jobs/sources/readers/requests'

const API = 'https://workforcenow.adp.com/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions'
const PAGE = 'https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html'
const UID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A token is 'cid/ccId'. */
export const adp = defineSource({
  id: 'adp',
  name: 'ADP Workforce Now',
  aliases: ['adpworkforcenow', 'workforcenow'],
  hosts: ['workforcenow.adp.com'],
  terms: { basis: 'tolerated', page: PAGE },
  rows: 'jobRequisitions',
  total: 'meta.totalNumber',
  paging: { by: 'offset', size: 20 },
  request: ({ token }, at) => getJson(`${API}?${asked(token)}&$top=20&$skip=${at}`),
  fields: {
    id: 'itemID|clientRequisitionID',
    title: 'requisitionTitle',
    places: [
      'requisitionLocations.nameCode.shortName|requisitionLocations.nameCode.longName',
      {
        at: 'requisitionLocations.address',
        city: 'cityName',
        region: 'countrySubdivisionLevel1.codeValue',
        country: 'countryCode|country.codeValue',
      },
    ],
    type: 'workLevelCode.shortName|workLevelCode',
    posted: 'postDate',
    pay: {
      min: 'payGradeRange.minimumRate.amountValue',
      max: 'payGradeRange.maximumRate.amountValue',
      currency: 'payGradeRange.minimumRate.currencyCode',
    },
    text: ['requisitionDescription'],
  },
  adjust: ({ itemID }, { token }) => addressIf(token, `${PAGE}?${asked(token)}&jobId=${said(itemID)}`),
  detail: { request: ({ token }, { id }) => getJson(`${API}/${encodeURIComponent(id)}?${asked(token)}`) },
  recognise(address) {
    const [cid, ccId] = [address.searchParams.get('cid') ?? '', address.searchParams.get('ccId') ?? '']
    if (address.hostname !== 'workforcenow.adp.com' || !UID.test(cid)) return undefined
    const token = /^[\w-]{1,40}$/.test(ccId) ? `${cid}/${ccId}` : cid
    const id = address.searchParams.get('jobId')
    return id ? { token, id } : { token }
  },
})

const asked = (token: string) => {
  const [cid, ccId] = partsOf(token)
  return `cid=${cid}${ccId ? `&ccId=${ccId}` : ''}&locale=en_US`
}
