/** Provisions on fines, clamping and the television licence. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  fixedCharge: {
    title: 'Road Traffic Act 2010, as An Garda Síochána explains it',
    provision: 'Part 3 (fixed charge: 28 days, then 28 more at half as much again)',
    url: 'https://www.garda.ie/en/roads-policing/fixed-charge-notices/',
    inForceFrom: '2017-06-01',
  },
  clamping: {
    title: 'Vehicle Clamping Act 2015',
    provision: 'sections 20 to 22',
    url: 'https://revisedacts.lawreform.ie/eli/2015/act/13/revised/en/html',
    inForceFrom: '2017-10-01',
  },
  clampAppeal: {
    title:
      'Vehicle Clamping Act 2015, with the Vehicle Clamping and Signage Regulations 2017, S.I. No. 421 of 2017',
    provision: 'section 20 (first appeal, within 60 days)',
    url: 'https://www.irishstatutebook.ie/eli/2017/si/421/made/en/html',
    inForceFrom: '2017-10-01',
  },
  clampSecond: {
    title: 'Vehicle Clamping Act 2015 (Appeals Procedure) Regulations 2025, S.I. No. 203 of 2025',
    provision: 'regulation 4 (30 days)',
    url: 'https://www.irishstatutebook.ie/eli/2025/si/203/made/en/html',
    inForceFrom: '2025-10-01',
  },
  tv: {
    title: 'Broadcasting Act 2009',
    provision: 'sections 142 to 149',
    url: 'https://revisedacts.lawreform.ie/eli/2009/act/18/revised/en/html',
    inForceFrom: '2009-07-12',
  },
} as const satisfies Record<string, Authority>
