/** Japanese: the words of the rows in ../care-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_FEES_JA: Words = {
  'gb.care.right-means': {
    says: '役所は先に、必要な世話とお金を調べる義務があります。パートナーが住む間、家は数えません。計算を書面で求め、後払い（deferred payment）を頼みます。',
  },
  'gb.care.right-nhs-pays': {
    says: '主な必要が健康なら、NHS が世話の費用を全部払います。NHS continuing healthcare の審査を頼みます。',
  },
  'gb.care.answer': {
    says: '払う前に、必要な世話とお金を調べるよう役所に頼みます。パートナーが住む間、家は数えません。NHS continuing healthcare も聞きます。',
  },
}
