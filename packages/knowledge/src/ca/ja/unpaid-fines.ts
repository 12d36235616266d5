/** Unpaid fines of a court or a city in letters of collectors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_JA: Words = {
  'ca.public-debt.on-fine-reality': {
    says: 'オンタリオ州では、罰金を払わないと運転免許やナンバーを失うことがあります。固定資産税に加えられたり、判決のように強制執行されたりもします。',
  },
  'ca.public-debt.on-fine-know-age': {
    says: 'オンタリオ州では、裁判所の罰金に時効はありません。いつまでも請求できます。',
  },
  'ca.public-debt.on-fine-right-time': {
    says: 'オンタリオ州では、罰金の支払いの延長や分割を頼めます。裁判所の窓口で用紙をもらってください。治安判事（justice of the peace）が決めます。',
  },
  'ca.public-debt.bc-fine-reality': {
    says: 'ブリティッシュコロンビア州では、交通違反の罰金を払うまで、ICBC が免許やナンバーを出さないことがあります。すぐに払えなければ、ICBC に分割を頼んでください。',
  },
  'ca.public-debt.qc-fine-reality': {
    says: 'ケベック州では、罰金を払わないと運転免許が停止されることがあります。担当の役所は、物や収入を差し押さえることもできます。',
  },
  'ca.public-debt.qc-fine-right-work': {
    says: 'ケベック州では、担当の役所（percepteur）に延長や分割を頼んでください。払えず、差押えも役に立たないときは、制度がある所では、代わりの作業を申し出なければなりません。',
  },
}
