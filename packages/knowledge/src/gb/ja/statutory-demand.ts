/** Statutory demands: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_JA: Words = {
  'gb.demand.want': {
    says: '21日以内に払うか、払い方を決めるよう求めています。そうしないと、裁判所に破産（bankruptcy）を求めるかもしれません。',
  },
  'gb.demand.reality': {
    says: '重大で、期限が短いです。でも、請求は裁判所の命令ではなく、あなたは破産していません。止める方法があります。',
  },
  'gb.demand.rights-summary': {
    says: '届けられた日から18日以内に、取消しを裁判所に求められます。払うか合意するまでは21日です。',
  },
  'gb.demand.not-yet': {
    says: 'ほとんどの場合、21日が終わるまで、だれもあなたを破産させられません。その後も、申立て（petition）と裁判の日が必要です。',
  },
  'gb.demand.limit': {
    says: '1人の債権者が破産（bankruptcy）を求めるには、£5,000以上の借金が必要です。それより少なくなるまで払えば、この人だけでは進められません。',
    learnMore: 'ほかにも借金があるなら、相談なしにこうしないでください。',
  },
  'gb.demand.set-aside-18-days': {
    says: '申し立てる期限は、届けられた日から18日です。安全のため、請求書の日付から数えます。',
    action: '争うなら、請求の取消し（set aside）を裁判所に求める',
    consequence: 'この日の後は、遅れた申立てを裁判所に認めてもらう必要があります。',
  },
  'gb.demand.pay-21-days': {
    says: '払うか合意する期限は、届けられた日から21日です。安全のため、請求書の日付から数えます。',
    action: '払うか、債権者と払い方を決める',
    consequence: 'この日の後は、裁判所に破産（bankruptcy）を求められます。',
  },
  'gb.demand.step-advice': {
    says: '今日、無料の借金の相談員に電話し、「statutory demand」と言ってください。期限は短いです。',
  },
  'gb.demand.step-service': {
    says: '受け取った日と方法を書いてください。18日と21日は、届けられた日から数えます。',
  },
  'gb.demand.step-set-aside': {
    says: '本当の理由があるなら、取消し（set aside）を裁判所に求めてください。借金を争う、相手への請求がある、古すぎるなどです。',
  },
  'gb.demand.step-offer': {
    says: '払う義務があるなら、21日が終わる前に、家計の表をつけて書面で提案してください。受け入れるという書面を求めます。',
  },
  'gb.demand.right-dispute': {
    says: '本当の争い、借金と同じくらい大きな請求、ほかのよい理由があれば、裁判所は請求を取り消せます。',
  },
  'gb.demand.right-proportionate': {
    says: 'クレジットなどの借金では、会社は破産（bankruptcy）を求める前に、もっと軽い方法を考えなければなりません。',
  },
  'gb.demand.option-set-aside': {
    says: '理由の陳述をつけて、18日以内に申し立てます。用紙の助けを受けてください。',
    title: '取消し（set aside）を裁判所に求める',
    cost: '裁判所の手数料はないか、少しです。裁判所に確かめてください。',
    time: '届けられた日から18日以内。',
    risk: '負けると、費用を払うことがあります。',
    bestFor: '払う義務がない、または争っている場合。',
  },
  'gb.demand.option-terms': {
    says: '分割払い、少なめの額、担保を提案し、書面の同意をもらいます。',
    title: '21日以内に払い方を決める',
    cost: '合意した額。',
    time: '届けられた日から21日以内。',
    risk: '相手に同意する義務はありません。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.demand.option-help': {
    says: '相談員が、破産で困るか、支払いの一時停止（breathing space）など止める方法があるかを教えてくれます。',
    title: '今、無料の専門の助けを受ける',
    cost: '無料。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '正式な支払い請求（statutory demand）が来た人みんな。',
  },
  'gb.demand.warn': {
    says: '破産（bankruptcy）では、家と、何千ポンドもの費用を失うことがあります。放っておかず、今週相談してください。',
  },
  'gb.demand.insight-pressure': {
    says: 'こわがらせるためだけに送る債権者もいます。裁判所は、本当に争われている借金での請求をよく思いません。',
    actionable: '今日、争う理由を書面で債権者に伝え、請求を取り下げるよう求めてください。',
  },
  'gb.demand.insight-small': {
    says: '額は£5,000より少ないようです。1人の債権者は、それより少ない額で破産（bankruptcy）を求められません。',
    actionable: '手紙でそう伝え、請求を取り下げるよう求めてください。',
  },
  'gb.demand.too-old': {
    says: '古すぎて裁判にできない借金は、請求を取り消すよい理由です。ほとんどの借金では6年です。',
    from: '相手が最初に裁判を起こせた日',
    restartedBy: '6年が終わる前に、払うか、署名した書面で認めると、数え直しになることがあります。',
  },
  'gb.demand.breathing-space': {
    says: '支払いの一時停止（breathing space）で、相談する間の60日間、破産の申立て（bankruptcy petition）を止められます。今日、相談員に聞いてください。',
    risk: 'これで18日が止まるとは考えないでください。',
    notWhen: '今払うか、解決できるとき。',
  },
}
