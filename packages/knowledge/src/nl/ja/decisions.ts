/** The Japanese words of the Netherlands: decisions. */
import type { Words } from '@plainletter/contracts/rule'

export const DECISIONS_JA: Words = {
  'nl.decision.want-tax': {
    says: '税務署（Belastingdienst）か町が、税金を払うよう求めています。',
  },
  'nl.decision.want-benefit': {
    says: '公の機関が、払いすぎたので返してほしいと言っています。',
  },
  'nl.decision.who': {
    says: '公の機関です。決定には、異議の出し方を書く必要があります。',
  },
  'nl.decision.real': {
    says: '無料で異議を出せます。分割を頼むこともできます。',
  },
  'nl.decision.not-yet': {
    says: '差し押さえの前に、先に督促、次に正式な命令（dwangbevel）を送らなければなりません。',
  },
  'nl.decision.rights': {
    says: '異議を出し、話を聞いてもらい、記録を見て、分割を頼めます。',
  },
  'nl.decision.deadline-six': {
    says: '異議（bezwaar）は6週間以内です。',
    action: '異議を送る',
    consequence: '決定がそのまま残ります。',
  },
  'nl.decision.step-check': {
    says: '理由、月、金額を確かめてください。計算を求めます。',
  },
  'nl.decision.step-object': {
    says: 'まだ迷っていますか。期限内に短い異議を送り、理由は後で送ると書いてください（pro forma）。',
  },
  'nl.decision.step-delay': {
    says: '支払いの延期（uitstel van betaling）を頼んでください。異議といっしょに頼めます。',
  },
  'nl.decision.step-plan': {
    says: '支払いの期日の前に、収入に合った分割を頼んでください。',
  },
  'nl.decision.right-object': {
    says: '6週間以内に、無料で異議を出す権利があります。',
  },
  'nl.decision.right-heard': {
    says: '異議が決まる前に、自分の話をする権利があります。',
  },
  'nl.decision.right-income': {
    says: '収入の一部は、いつも守られます（beslagvrije voet）。',
  },
  'nl.decision.option-object': {
    title: '異議を出す',
    says: '決定がまちがっている理由を書きます。',
    cost: '無料。',
    time: '6週間。',
    risk: '利息が続くことがあります。',
    bestFor: '同意できないとき。',
  },
  'nl.decision.option-plan': {
    title: '分割を頼む',
    says: '分割か免除（kwijtschelding）を頼みます。',
    cost: '払える額。',
    time: '期日の前。',
    risk: '利息が続くことがあります。',
    bestFor: '払う義務はあるが、お金が少ないとき。',
  },
  'nl.decision.option-help': {
    title: '無料の助けを受ける',
    says: 'Juridisch Loketか町に頼みます。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '手紙が分かりにくいとき。',
  },
  'nl.decision.insight-late': {
    says: '遅れた異議も、よい理由があれば認められることがあります。',
    actionable: 'できるだけ早く異議を出し、遅れた理由を書いてください。',
  },
  'nl.decision.right-urgent-reasons': {
    says: '差し迫った理由（dringende redenen）があれば、町は求める額を減らすか、なくせます。借金があなたに何をもたらすか書いてください。',
  },
}
