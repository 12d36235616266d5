/** Rent debts and the way to an eviction: the ways out. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_OPTIONS_JA: Words = {
  'fr.home.option-plan': {
    says: '家賃と、滞納を減らす金額を申し出て、二人で署名します。',
    title: '家賃の計画を決める',
    cost: '申し出た金額。',
    time: '一晩。',
    risk: '破ると、手続きが進みます。',
    bestFor: '今の家賃を払えるとき。',
  },
  'fr.home.option-help': {
    says: 'ADIL、福祉の相談員、住まいの基金（FSL）は、多くの立ち退きを止められます。',
    title: '無料の住まいの助けを受ける',
    cost: '何もかかりません。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '家賃が遅れている、または解約の知らせを受けたすべての人。',
  },
  'fr.home.option-court': {
    says: '裁判官にあなたの側を話し、時間を求めます。弁護士はいりません。',
    title: '審理に行く',
    cost: '何もかかりません。',
    time: '半日。',
    risk: '行かないと、裁判官だけで決めます。',
    bestFor: '審理の日があるとき。',
  },
  'fr.home.option-overdebt': {
    says: 'Banque de Franceは、家賃の滞納も入れられます。すると裁判官が、しばらく立ち退きを止めることがあります。',
    title: '多重債務の助けを申請する',
    cost: '何もかかりません。',
    time: '最長3か月。',
    risk: '今の家賃は払わなければなりません。',
    bestFor: '家賃の滞納と、ほかの借金があるとき。',
  },
}
