/** The Japanese words of Switzerland: the payment order. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_JA: Words = {
  'ch.order.want': {
    says: '取立ての役所（Betreibungsamt）が請求を伝えています。正しいかどうか、だれも確かめていません。',
  },
  'ch.order.who': {
    says: '公の役所ですが、だれでもこの命令を送るよう頼めます。',
  },
  'ch.order.real': {
    says: '「異議（Rechtsvorschlag）」の一言で止まります。無料で、理由はいりません。',
  },
  'ch.order.not-yet': {
    says: '最初の20日は、何も差し押さえできません。異議の後は、先に裁判官が決めなければなりません。',
  },
  'ch.order.rights': {
    says: '全部か一部に異議を出し、証拠を見せるよう求め、後で記録を見えなくするよう頼めます。',
  },
  'ch.order.deadline-ten': {
    says: '異議（Rechtsvorschlag）は、届いてから10日以内です。',
    action: '取立ての役所に「異議を出す（Rechtsvorschlag）」と伝える',
    consequence: '債権者は、裁判官なしで差し押さえに進めます。',
  },
  'ch.order.deadline-twenty': {
    says: '正しい分を払うまで、届いてから20日あります。',
    action: '払うべき額を払う',
    consequence: '債権者は、手続きを進めるよう求められます。',
  },
  'ch.order.step-object': {
    says: '争うなら、命令に「Rechtsvorschlag」と書き、日付を入れて署名してください。10日以内に、持って行くか書留で送ります。',
  },
  'ch.order.step-part': {
    says: '一部だけがまちがいなら、争う正確な額を書いてください。書かないと、全部を争ったことになります。',
  },
  'ch.order.step-help': {
    says: '払う義務があるのに払えないなら、無料の借金の相談員に聞いてください。',
  },
  'ch.order.step-hide': {
    says: '異議の後、債権者が何もしなければ、3か月後に、役所に記録を見えなくするよう頼めます。',
  },
  'ch.order.step-pay': {
    says: '払う義務があるなら、払って、手続きを取り下げるよう債権者に頼んでください。書面でもらいます。',
  },
  'ch.order.right-object': {
    says: '理由なしで、無料で異議を出す権利があります。',
  },
  'ch.order.right-proof': {
    says: '債権者に書類を見せるよう、役所に求めてもらう権利があります。',
  },
  'ch.order.right-rest': {
    says: '復活祭とクリスマスの前後、7月15日から31日は、取立ての行為はできません。その間に終わる期限は延びます。',
  },
  'ch.order.option-object': {
    title: '異議を出す',
    says: '取立ての役所への一言です。',
    cost: '無料。',
    time: '10日以内。',
    risk: '債権者が裁判を起こすことがあります。',
    bestFor: '全部か一部を争うとき。',
  },
  'ch.order.option-pay': {
    title: '払って、取り下げてもらう',
    says: '債権者か役所に払います。先に、払った後は取り下げるよう、債権者に書面で頼みましょう。',
    cost: 'その額と手数料。',
    time: 'できるだけ早く。',
    risk: '取り下げがなければ、他の人は記録を5年間見られます。',
    bestFor: '払う義務があるとき。',
  },
  'ch.order.option-help': {
    title: '借金の相談員に聞く',
    says: 'すべての借金について、無料の助けです。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '払えないとき。',
  },
}
