/** The Japanese words of the rows in ../renting-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_STEPS_JA: Words = {
  'fr.home.step-stay': {
    says: 'まだ出ず、鍵も返さないでください。先に相談します。',
  },
  'fr.home.step-adil': {
    says: 'ADILかSOS loyers impayés（0 805 16 00 75）に電話してください。無料で、地域の助ける人を知っています。',
  },
  'fr.home.step-fsl': {
    says: '福祉の相談員に、住まいの基金（FSL）の助けを求めてください。住居手当が続くように、CAFにも伝えます。',
  },
  'fr.home.step-pay-rent': {
    says: 'できれば、今の家賃を払ってください。裁判官がまず見るのはそれです。',
  },
  'fr.home.step-plan': {
    says: '家賃と毎月の少ない金額を、書面で申し出てください。支払いのたびに証拠を残します。',
  },
  'fr.home.step-dispute': {
    says: '家賃の記録を求め、月ごと、支払いごと、毎年の共益費の計算を確かめてください。',
  },
}
