/** The Japanese words of the rows in ../court-claim-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_JA: Words = {
  'fr.claim.step-hearing': {
    says: '日、時間、裁判所を書きとめてください。行くか、あなたのために話してよい人を送ります。',
  },
  'fr.claim.step-papers': {
    says: '請求と証拠を読んでください。契約書、日付、金額を一つずつ確かめます。',
  },
  'fr.claim.step-legal': {
    says: '今週、point-justice（3039に電話）で無料の相談を受けてください。収入が少なければ、裁判の援助を求めます。',
  },
  'fr.claim.step-age': {
    says: '借金がどれだけ古いか確かめてください。2年より古ければ、裁判官にそう言ってください。',
  },
  'fr.claim.step-ask-time': {
    says: '払う義務があるなら、支払いの時間（délais de paiement）を裁判官に求めてください。家計を持って行きます。',
  },
  'fr.claim.step-proof': {
    says: '争うなら、支払い、手紙、写真、契約書の写しを持って行ってください。相手にも写しを渡します。',
  },
  'fr.claim.step-keep': {
    says: '封筒と、執行官の知らせ（avis de passage）を残してください。日付がわかります。',
  },
}
