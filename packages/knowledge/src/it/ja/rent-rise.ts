/** The Japanese words of Italy: rent rises. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'it.rise.want': {
    says: '家主が、もっと高い家賃を求めています。',
  },
  'it.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが合法か確かめてください。',
  },
  'it.rise.reality': {
    says: '契約の間に家賃が上がるのは、契約がISTATの指数を認め、家主が求めたときだけです。',
  },
  'it.rise.not-yet': {
    says: '契約を超える値上げには、別に署名していても、従う必要がありません。',
  },
  'it.rise.right-flat-tax': {
    says: '家主が一律の税（cedolare secca）を選んだなら、値上げはまったく求められません。ISTATによるものもです。',
  },
  'it.rise.right-back': {
    says: '登録した契約より多く払った分は、出てから6か月まで、返すよう求められます。',
  },
  'it.rise.step-contract': {
    says: '契約を読んでください。ISTATの条項がありますか。cedolare secca（一律の税）と書いてありますか。',
  },
  'it.rise.step-help': {
    says: '借り手の組合（SUNIA, SICET, UNIAT）に計算を頼んでください。',
  },
  'it.rise.option-dispute': {
    says: '契約が認めていないと書き、決めた家賃を払います。',
    title: '値上げを断る',
    cost: '無料',
    time: '次の支払いの前',
    risk: '決めた家賃を、全部、期日どおりに払ってください。',
    bestFor: '条項がない、またはcedolare seccaのとき。',
  },
  'it.rise.option-accept': {
    says: '指数が正しければ、新しい家賃を払います。',
    title: '受け入れる',
    cost: '上がった家賃',
    time: '求められた月から',
    risk: '正しければ、ありません。',
    bestFor: '条項があり、額が正しいとき。',
  },
}
