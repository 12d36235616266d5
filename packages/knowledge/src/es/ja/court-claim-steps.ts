/** Papers of a court that start a case: what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_JA: Words = {
  'es.claim.step-date': {
    says: '受け取った日を書きとめてください。最後の日に印をつけます。封筒を残してください。',
  },
  'es.claim.step-real': {
    says: '本物か確かめてください。裁判所と事件番号（NIG）を見て、自分で調べた番号で裁判所に電話します。',
  },
  'es.claim.step-lawyer': {
    says: '今日、弁護士を頼んでください。弁護士会（Colegio de Abogados）の無料の弁護士か、自分の弁護士です。',
  },
  'es.claim.step-answer': {
    says: '最後の日の前に、理由と書類を付けて、書面の答えを送ってください。',
  },
  'es.claim.step-agree': {
    says: '払う義務があるなら、相手の弁護士に電話し、計画を提案してください。合意を裁判所に出して、裁判を終わらせられます。',
  },
  'es.claim.step-old-debt': {
    says: '借金が5年より古いなら、古すぎる（prescripción）と答えに書いてください。裁判官は、代わりに言ってくれません。',
  },
  'es.claim.step-copies': {
    says: '書類を裁判所の事務所に出して、印のある写しをもらうか、サイト（sede judicial electrónica）を使ってください。',
  },
}
