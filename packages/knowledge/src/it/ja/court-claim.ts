/** Papers of a court that start a case: the summons, the answer and help. Orders for payment and evictions are apart: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'it.claim.want-summons': {
    says: 'だれかがあなたを訴え、裁判官の前に呼び出しています。',
  },
  'it.claim.who': {
    says: '相手の弁護士のために、執行官（ufficiale giudiziario）、郵便、またはPEC（認証メール）で届きます。大切な問題です。',
  },
  'it.claim.rights': {
    says: '反対し、理由を言い、話を聞いてもらえます。収入が少なければ、無料の弁護士を頼めます。',
  },
  'it.claim.reality': {
    says: '何もしないと確定し、差し押さえができます。期限内に反対すれば、相手が証明しなければなりません。',
  },
  'it.claim.august': {
    says: '8月1日から31日は、ほとんどの裁判の期限が止まります。ここでは安全のため、それを当てにしません。',
  },
  'it.claim.deadline-answer': {
    says: '通常の裁判では、弁護士が裁判の日の70日前に答えを出す必要があります。',
    action: '弁護士を通して答え（comparsa di risposta）を出す',
    consequence: '一部の反論の権利を失います。',
  },
  'it.claim.right-unfair-terms': {
    says: '消費者に対しては、裁判官が不公正な条項を調べなければなりません。裁判は、あなたの住む所で行う必要があります。',
  },
  'it.claim.right-legal-aid': {
    says: '収入が少なければ、無料の弁護士（patrocinio a spese dello Stato）の権利があります。弁護士会（Ordine degli avvocati）に頼んでください。',
  },
  'it.claim.right-small-claims': {
    says: '治安判事（giudice di pace）では、€1,100までの事件に弁護士はいりません。',
  },
  'it.claim.step-date': {
    says: '送達された日を書きとめてください。封筒を残します。最後の日に印をつけます。',
  },
  'it.claim.step-real': {
    says: '本物か確かめてください。裁判所、事件番号（R.G.）、弁護士を見ます。自分で調べた番号で、裁判所の事務所に電話します。',
  },
  'it.claim.step-lawyer': {
    says: '今週、弁護士に会ってください。収入が少なければ、弁護士会に無料の法律扶助を頼みます。',
  },
  'it.claim.step-papers': {
    says: '領収書、契約書、手紙を集めてください。払った、古すぎる、自分のでない、額がちがうなど、まちがいを伝えます。',
  },
  'it.claim.step-agree': {
    says: '払う義務があるなら、最後の日の前に、相手の弁護士に電話し、計画を提案してください。書面でもらいます。',
  },
  'it.claim.step-old': {
    says: '借金が古すぎる（prescritto）なら、弁護士がそう言う必要があります。裁判官は、代わりに言ってくれません。',
  },
  'it.claim.option-defend': {
    title: '反対する',
    says: '弁護士が、理由を付けて反対か答えを出します。相手が借金を証明しなければなりません。',
    cost: '弁護士と裁判所の手数料、または無料の法律扶助。',
    time: '命令なら40日。裁判は何年もかかることがあります。',
    risk: '負けると、相手の費用を払うことがあります。',
    bestFor: '払った、まちがい、古すぎる、自分のでない、または不公正なとき。',
  },
  'it.claim.option-negotiate': {
    title: '合意する',
    says: '分割を提案します。裁判を終えるよう頼みます。',
    cost: '合意した額。',
    time: '数日。期間は進み続けます。',
    risk: '書面の合意がなければ、裁判は続きます。',
    bestFor: '払う義務があり、分割なら払えるとき。',
  },
  'it.claim.option-help': {
    title: '無料の弁護士を頼む',
    says: '町の弁護士会に法律扶助を頼みます。',
    cost: '収入が少なければ無料。',
    time: '今週、1回の訪問。',
    risk: '待つ間に期間を過ぎないようにしてください。',
    bestFor: '裁判所の書類ならどんなものでも。',
  },
  'it.claim.insight-mediation': {
    says: '銀行、保険、賃貸では、あなたの反対の後、債権者が調停（mediazione）を始める必要があります。しなければ、命令はなくなります。',
    actionable: '弁護士に確かめてもらってください。',
  },
  'it.claim.warning-no-ignore': {
    says: '裁判所の書類を放っておかないでください。断っても、郵便局に取りに行かなくても、止まりません。',
  },
}
