/** The Japanese words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_JA: Words = {
  'ie.cover.step-now': {
    says: '今すぐ電話します。払うか不足書類を送れば続くかを尋ね、書面でもらいます。',
  },
  'ie.cover.right-refund': {
    says: '保険会社が途中で終えるなら、理由を示し、残り期間の保険料を返さなければなりません。手数料は取れません。',
  },
  'ie.cover.warn-ask': {
    says: '他社は解約された経験を尋ねることがあります。正直に答えます。先に自分から解約できるか尋ねてください。',
  },
  'ie.cover.warn-drive': {
    says: '終了後は運転しないでください。無保険運転は犯罪で、車を取り上げられることがあります。',
  },
  'ie.cover.step-new': {
    says: '同じ日から始まる新しい保険を探します。3社に断られたら Insurance Ireland に相談します。',
  },
}
