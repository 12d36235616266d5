/** Law on notices of the Garda that the part on them cites. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAWS = {
  noticeAct: {
    title: 'Road Traffic Act 2010',
    provision: 'sections 35, 36, 38 and 40 (28 days, who is taken as the driver, offences)',
    url: 'https://revisedacts.lawreform.ie/eli/2010/act/25/revised/en/html',
    inForceFrom: '2017-06-01',
  },
  third: {
    title: 'Road Traffic Act 2010',
    provision:
      'Part 3, with section 44 (fixed charge notices, and the last chance to pay that comes with a summons)',
    url: 'https://revisedacts.lawreform.ie/eli/2010/act/25/revised/en/html',
    inForceFrom: '2017-06-01',
  },
  points: {
    title: 'Road Traffic Act 2002',
    provision: 'sections 2 to 7 (penalty points)',
    url: 'https://revisedacts.lawreform.ie/eli/2002/act/12/revised/en/html',
    inForceFrom: '2014-12-08',
  },
} as const satisfies Record<string, Authority>
