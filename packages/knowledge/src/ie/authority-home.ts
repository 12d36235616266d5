/** Provisions on rented homes. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  tenantNotice: {
    title: 'Residential Tenancies Act 2004',
    provision: 'section 66 and its Table 2 (notice by the tenant)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2022-07-06',
  },
  entry: {
    title: 'Residential Tenancies Act 2004',
    provision: 'sections 12 and 16 (peace in the home, visits at a time agreed)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/section/16/revised/en/html',
    inForceFrom: '2004-09-01',
  },
  tenancies: {
    title: 'Residential Tenancies Act 2004',
    provision:
      'sections 34, 58, 62, 66 and 67, as changed by Regulation of Providers of Building Works and Miscellaneous Provisions Act 2022 and Residential Tenancies (Miscellaneous Provisions) Act 2026',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2022-07-06',
  },
  noticeCopy: {
    title: 'Residential Tenancies Act 2004',
    provision:
      'Part 5 (notices of termination), as changed by Regulation of Providers of Building Works and Miscellaneous Provisions Act 2022 (copy to the Residential Tenancies Board on the same day)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2022-07-06',
  },
  arrears: {
    title: 'Residential Tenancies Act 2004, as the Residential Tenancies Board explains it',
    provision:
      'section 67 (rent owed: warning notice, 28 days), as changed by Residential Tenancies and Valuation Act 2020',
    url: 'https://rtb.ie/renting/ending-a-tenancy/notice-of-termination-guides',
    inForceFrom: '2026-03-01',
  },
  rtbDispute: {
    title: 'Residential Tenancies Act 2004, as the Residential Tenancies Board explains it',
    provision: 'Part 6 (disputes: 90 days, or 28 days for a breach)',
    url: 'https://www.rtb.ie/ending-a-tenancy/how-a-landlord-can-end-a-tenancy',
    inForceFrom: '2022-07-06',
  },
  sixYears: {
    title: 'Residential Tenancies Board: changes from 1 March 2026',
    provision:
      'tenancies of minimum duration of six years, under Residential Tenancies (Miscellaneous Provisions) Act 2026',
    url: 'https://rtb.ie/renting/ending-a-tenancy/notice-of-termination-guides',
    inForceFrom: '2026-03-01',
  },
  rentCap: {
    title: 'Residential Tenancies Act 2004 as amended from 1 March 2026',
    provision:
      'section 19 (lower of 2% or inflation, once in 12 months), as changed by Residential Tenancies (Miscellaneous Provisions) Act 2026',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2026-03-01',
  },
  standards: {
    title: 'Housing (Standards for Rented Houses) Regulations 2019, S.I. No. 137 of 2019',
    provision: 'minimum standards',
    url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/html',
    inForceFrom: '2019-05-01',
  },
  deposit: {
    title: 'Residential Tenancies Act 2004',
    provision: 'sections 12 and 19B (deposit of one month at most)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2021-08-09',
  },
} as const satisfies Record<string, Authority>
