/** A seizure by the debt office, and what it must leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_JA: Words = {
  'ch.court.seize-want': {
    says: '取立ての役所（Betreibungsamt）が、収入と物を調べ、一部を取ろうとしています（Pfändung）。',
  },
  'ch.court.seize-who': {
    says: '公の役所です。その行為は調べてもらえます。',
  },
  'ch.court.seize-real': {
    says: '家賃、食べ物、実際に払っている健康保険に足りる分を、残さなければなりません。',
  },
  'ch.court.seize-not-yet': {
    says: '暮らしと仕事に必要な物や、一部の社会給付は取れません。',
  },
  'ch.court.seize-ten': {
    says: '行為がまちがっているなら、10日以内に監督機関（Aufsichtsbehörde）に不服を申し立てられます。',
    action: '書面で不服（Beschwerde）を申し立てる',
    consequence: 'その行為が残ります。',
  },
  'ch.court.seize-step-go': {
    says: '決められた日に行ってください。給与明細、家賃、健康保険料などの費用と、払った証拠を持って行きます。',
  },
  'ch.court.seize-step-change': {
    says: '収入や費用が変わったら、すぐに額を変えるよう役所に頼んでください。',
  },
  'ch.court.seize-step-help': {
    says: 'すべての債権者との計画や個人破産について、借金の相談員に聞いてください。',
  },
  'ch.court.seize-right-complain': {
    says: '役所について、無料で不服を申し立てる権利があります。',
  },
  'ch.court.seize-option': {
    title: 'まちがった行為に不服を申し立てる',
    says: '監督機関（Aufsichtsbehörde）に書きます。',
    cost: 'ほとんどの場合、無料。',
    time: '10日。',
    risk: 'ありません。',
    bestFor: '残される額が低すぎるとき。',
  },
  'ch.court.seize-help': {
    title: '借金の相談員に聞く',
    says: 'あなたに残すべき額を確かめます。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '差し押さえを受けた方はだれでも。',
  },
}
