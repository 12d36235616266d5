/** The Japanese words of the rows in ../lawyers-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWYERS_BILL_JA: Words = {
  'au.lawyer.right-itemised': {
    says: '自分の弁護士の請求について、項目ごとの一覧を求められます。早く求めてください。州によっては30日しかありません。',
  },
  'au.lawyer.right-assessment': {
    says: '弁護士の費用の、独立した確認（costs assessment）を求められます。期限があり、たいてい請求から12か月です。',
  },
}
