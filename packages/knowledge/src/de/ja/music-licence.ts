/** Bills for music in public (GEMA): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_JA: Words = {
  'de.consumer.gema-want': {
    says: 'GEMAか似た団体が、人前で流した音楽の使用料を求めています。',
  },
  'de.consumer.gema-who': {
    says: '作曲家のために動きます。調べたり罰金を科したりする力はありません。裁判所に行くことはできます。',
  },
  'de.consumer.gema-right': {
    says: '友だちや家族の間の音楽は、人前のものではありません。そのときは、許可はいりません。',
  },
  'de.consumer.gema-step': {
    says: 'いつ、どこで、だれのために音楽を流したか確かめてください。料金表と、数え方を聞いてください。',
  },
  'de.consumer.gema-option': {
    says: '実際に何を流したかを書き、訂正を求めます。',
    title: '根拠を聞く、または争う',
    cost: '無料。',
    time: '手紙1通。',
    risk: '許可のない音楽には、2倍の料金を求められることがあります。',
    bestFor: '人前で音楽を流していない、または数え方がまちがっているとき。',
  },
  'de.consumer.gema-reality': {
    says: '料金を払う義務があるのは、人前で音楽を流したときだけです。督促状は裁判所の命令ではありません。',
  },
  'de.consumer.gema-rights': {
    says: '料金表と証拠を求め、特許庁の仲裁の場（Schiedsstelle）を使えます。',
  },
  'de.consumer.gema-not-yet': {
    says: '今、何も差し押さえられません。先に裁判所が必要です。',
  },
  'de.consumer.gema-step-valid': {
    says: '音楽を流したなら、自分で届け出て、正しい料金表と、クラブや小さい部屋の割引を求めてください。',
  },
  'de.consumer.gema-step-dispute': {
    says: '自由な音楽（GEMA-frei）でしたか、または音楽はありませんでしたか。そう伝え、曲の一覧を送ってください。',
  },
}
