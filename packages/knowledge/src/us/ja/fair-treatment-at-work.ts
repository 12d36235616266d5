/** The Japanese words of the rows in ../fair-treatment-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_TREATMENT_AT_WORK_JA: Words = {
  'us.pay.right-safe': {
    says: '雇い主は、安全についての苦情を理由に、あなたを罰してはいけません。OSHAに伝えられるのは30日だけです。',
  },
  'us.pay.right-fair': {
    says: '人種、肌の色、宗教、性別、出身、40歳以上の年齢、障害を理由に悪く扱うことは違法です。EEOCには180日か300日以内に伝えなければなりません。',
  },
  'us.pay.right-mother': {
    says: '雇い主は、たいてい、妊娠中に助けになる調整をし、母乳をしぼる時間と、人目につかない場所を用意しなければなりません。',
  },
  'us.pay.right-talk': {
    says: '組合があってもなくても、あなたと仲間は、給料について話し、よりよい条件を求めてかまいません。申し立て（charge）は六か月以内にしなければなりません。',
  },
}
