/** Japanese: the words of the rows in ../job-offer-withdrawn.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_OFFER_WITHDRAWN_JA: Words = {
  'gb.offer.right-notice': {
    says: '採用の申し出を受けると、契約になることがあります。終わらせるには、条件を満たさなかった場合を除き、予告するかその分を払わなければなりません。審判所が支払いを命じられます。',
  },
  'gb.offer.right-no-discrimination': {
    says: '年齢、性別、人種、信仰、障害、妊娠、性的指向を理由に採用を取り消すことはできません。働き始める前でも訴えられます。',
  },
  'gb.offer.right-data': {
    says: '会社が持つあなたの情報を無料で請求できます。秘密で出された推薦状は除かれることがあります。',
  },
}
