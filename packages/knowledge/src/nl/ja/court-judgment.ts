/** The Japanese words of the Netherlands: judgments. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'nl.judgment.want': {
    says: '払うか、何かをしなければならないと、裁判官が決めました。',
  },
  'nl.judgment.who': {
    says: '執行官（deurwaarder）が判決を届けます。裁判所から来ています。',
  },
  'nl.judgment.real': {
    says: '大切な問題ですが、まだ答える方法や分割で払う方法があります。',
  },
  'nl.judgment.not-yet': {
    says: '執行官（deurwaarder）は、先に支払いの命令を付けて判決を渡す必要があります。その後、ほとんどの場合2日あります。',
  },
  'nl.judgment.rights': {
    says: '一度も答えていないなら、同じ裁判官に見直しを求められます（verzet）。',
  },
  'nl.judgment.deadline-verzet': {
    says: '異議（verzet）は4週間以内です。本人が受け取った日か、知っていると示した日に始まります。安全のため、手紙から数えてください。',
    action: '異議（verzet）を始める',
    consequence: '判決が確定します。',
  },
  'nl.judgment.deadline-appeal': {
    says: '控訴は判決から3か月以内です。€1,750を超える事件であることが必要です。',
    action: '弁護士を通して控訴する',
    consequence: '判決が確定します。',
  },
  'nl.judgment.step-help': {
    says: '今日、Juridisch Loketに電話してください。判決を受け取った日を伝えます。',
  },
  'nl.judgment.step-plan': {
    says: '判決が正しいなら、執行官（deurwaarder）に電話し、払える額を提案してください。',
  },
  'nl.judgment.step-wgs': {
    says: '払えないなら、町に借金の助けを頼んでください。',
  },
  'nl.judgment.step-verzet': {
    says: '異議には、執行官が届ける書類（verzetdagvaarding）が必要です。弁護士かJuridisch Loketに助けてもらってください。',
  },
  'nl.judgment.right-again': {
    says: '事件をもう一度見てもらう権利があります。',
  },
  'nl.judgment.right-appeal': {
    says: '€1,750を超えると、控訴する権利があります。',
  },
  'nl.judgment.right-income': {
    says: '収入の一部は、いつもあなたに残ります（beslagvrije voet）。',
  },
  'nl.judgment.option-verzet': {
    title: '異議（verzet）を出す',
    says: '同じ裁判官に見直しを求めます。',
    cost: '執行官の費用。',
    time: '4週間以内。',
    risk: '負けると費用がかかります。',
    bestFor: '答えておらず、同意できないとき。',
  },
  'nl.judgment.option-plan': {
    title: '分割を決める',
    says: '執行官（deurwaarder）に毎月の額を提案します。',
    cost: '提案した額。',
    time: '電話1回。',
    risk: '利息が続くことがあります。',
    bestFor: '払う義務があるとき。',
  },
  'nl.judgment.option-help': {
    title: '町に助けを頼む',
    says: 'すべての借金について、無料の助けです。',
    cost: '無料。',
    time: '4週間以内に面談。急ぎならもっと早く。',
    risk: 'ありません。',
    bestFor: '払えないとき。',
  },
  'nl.judgment.right-stop': {
    says: '明らかな誤りや新たな深刻な事情があれば、裁判所が急ぎの手続（executiegeschil）で執行を止めたり制限したりできます。',
  },
}
