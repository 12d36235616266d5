/** The Japanese words of the rows in ../parting-in-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTING_IN_COURT_JA: Words = {
  'it.parting.want': {
    says: '配偶者かもう一方の親が、別居や離婚、子の住まいと支払いを裁判所に求めています。',
  },
  'it.parting.right-answer': {
    says: '弁護士が必要で、期日の30日前までに答弁を出します。低所得なら国が払います(patrocinio a spese dello Stato)。',
  },
  'it.parting.right-children': {
    says: '子どもには両親が残ります。共同が原則で、単独は子どもの害になるときだけです。12歳の子は普通話を聞かれます。支払いは双方の収入に応じ、住まいは普通子どもと一緒の側に行きます。',
  },
  'it.parting.step': {
    says: '3年分の税と銀行の書類、子の計画(piano genitoriale)を集めてください。今週中に弁護士へ。弁護士会が無料の人を紹介します。',
  },
}
