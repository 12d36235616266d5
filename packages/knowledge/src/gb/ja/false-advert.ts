/** Japanese: the words of the rows in ../false-advert.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_ADVERT_JA: Words = {
  'gb.false-advert.right': {
    says: '広告のうそを信じて買いましたか。売買の取り消しかお金を求められます。個人の売り手にも当てはまります。広告の写しを取っておきます。',
  },
}
