/** The Japanese words of Spain: rent rises. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'es.rise.want': {
    says: '家主が家賃を上げたいと言っています。',
  },
  'es.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが合法か確かめてください。',
  },
  'es.rise.reality': {
    says: '認められるのは、契約に書いてあり、年に1回で、上限の中のときだけです。',
  },
  'es.rise.not-yet': {
    says: '新しい家賃は、家主が書面で計算を示した次の月からです。',
  },
  'es.rise.right-cap': {
    says: '2023年5月26日からの契約では、値上げはIRAVの指数を超えられません。',
  },
  'es.rise.right-clause': {
    says: '契約に条項がなければ、契約の間、値上げはありません。',
  },
  'es.rise.right-paper': {
    says: '指数を示す統計局（INE）の証明書を求められます。',
  },
  'es.rise.step-check': {
    says: '条項、毎年の日付、割合をINEのサイトで確かめてください。',
  },
  'es.rise.step-write': {
    says: '高すぎるなら、書面で伝え、正しい家賃を全部払ってください。',
  },
  'es.rise.option-dispute': {
    says: '何がまちがいで、いくら払うかを書きます。',
    title: '値上げを争う',
    cost: '無料',
    time: '次の支払いの前',
    risk: '正しい家賃より少なく払わないでください。',
    bestFor: '条項がない、または上限を超えるとき。',
  },
  'es.rise.option-accept': {
    says: '正しければ、新しい家賃を払います。',
    title: '受け入れる',
    cost: '上がった家賃',
    time: '知らせの次の月から',
    risk: '正しければ、ありません。',
    bestFor: '確かめて、正しかったとき。',
  },
}
