/** Japanese: the words of the rows in ../nhs-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NHS_CHARGES_JA: Words = {
  'gb.nhs.right-fine': {
    says: '気をつけていて、悪い事をしていなければ、罰金は要りません。料金の5倍、最大£100で、料金に加わります。理由を書きます。',
  },
  'gb.nhs.right-visitor': {
    says: '合法に、落ち着いて住む人は払いません。救急は誰でも無料です。どう決めたか聞き、分割を頼みます。',
  },
  'gb.nhs.right-complain': {
    says: '12か月以内に苦情を言え、書面の返事をもらえます。その後は Health Service Ombudsman が無料です。',
  },
  'gb.nhs.right-claim': {
    says: '悪い治療で害を受けたら、知ってから3年以内に裁判所に出す必要があります。子どもは18歳から3年です。',
  },
  'gb.nhs.answer': {
    says: '12か月以内に書面で苦情を言い、記録を求めます。その後は Health Service Ombudsman が無料です。お金を求めるなら弁護士に会います。裁判所まで3年あります。',
  },
}
