/** First steps, rights and ways out for questions about debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_JA: Words = {
  'es.guide.step-debt-dates': {
    says: '日付を探してください。裁判所の書類には最後の日があり、営業日で数えます。それを先に片づけます。',
  },
  'es.guide.step-debt-check': {
    says: '払ったり認めたりする前に、あなたの借金か、額が正しいか、最後にいつ払ったかを確かめてください。',
  },
  'es.guide.step-debt-priority': {
    says: 'すべての借金の一覧を作ってください。家賃か住宅ローン、電気、水、税金を一番上に置きます。',
  },
  'es.guide.step-debt-advice': {
    says: 'OMIC、福祉（servicios sociales）、または弁護士会で無料の相談を受けてください。',
  },
  'es.guide.right-debt-proof': {
    says: '借金と、だれが債権を持つかの証拠を見る権利があります。',
  },
  'es.guide.right-debt-minimum': {
    says: '最低賃金までの給料は、普通の借金のために決して取られません。',
  },
  'es.guide.right-debt-lawyer': {
    says: '収入が少なければ、無料の弁護士を頼めます。',
  },
  'es.guide.debt-no-visit': {
    says: '民間の相手への借金のために、裁判所なしで給料や物を取ることはだれにもできません。',
  },
  'es.guide.debt-old': {
    says: 'ほとんどの借金は、支払いも届いた請求もなければ、5年で古すぎるものになります。',
  },
  'es.guide.option-debt-dispute': {
    title: '証拠を求める',
    says: '手紙で、契約書、額、債権の持ち主を求めます。',
    cost: 'メールなら無料。',
    time: '1時間。',
    risk: '何も認めなければ、小さいです。',
    bestFor: '借金に疑問があるとき。',
  },
  'es.guide.option-debt-plan': {
    title: '計画を提案する',
    says: '払える額を提案し、書面で同意をもらいます。',
    cost: '提案した額。',
    time: '数日。',
    risk: '借金を認めることになります。',
    bestFor: '払う義務があるとき。',
  },
  'es.guide.option-debt-second': {
    title: '再出発の制度（segunda oportunidad）を聞く',
    says: '裁判官は、誠実な人の借金のほとんどを消せます。',
    cost: '法律扶助なら無料。',
    time: '何か月も。',
    risk: '持ち物を売る必要があるかもしれません。',
    bestFor: '全部は払えないとき。',
  },
}
