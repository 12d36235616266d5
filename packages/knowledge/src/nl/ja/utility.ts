/** The Japanese words of the Netherlands: energy and water. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_JA: Words = {
  'nl.utility.want': {
    says: 'エネルギーか水道の会社が、請求書の支払いを求めています。',
  },
  'nl.utility.who': {
    says: '供給会社です。止める前に、厳しい決まりがあります。',
  },
  'nl.utility.real': {
    says: '督促は、供給の停止ではありません。その前に段階があります。',
  },
  'nl.utility.not-yet': {
    says: '先に書面で警告し、本人に連絡を取ろうとし、借金の助けについて知らせなければなりません。',
  },
  'nl.utility.rights': {
    says: '分割払いと、町の借金の助けを頼めます。',
  },
  'nl.utility.step-check': {
    says: '請求書を確かめてください。メーターの値、料金、期間を見ます。',
  },
  'nl.utility.step-call': {
    says: '今すぐ会社に電話し、毎月の額を提案してください。書面の同意を求めます。',
  },
  'nl.utility.step-wgs': {
    says: '町に借金の助けを頼んでください。停止が近いなら、3営業日以内に会わなければなりません。',
  },
  'nl.utility.right-14': {
    says: '無料の14日の督促の前に、取立ての費用を払う義務はありません。',
  },
  'nl.utility.right-contact': {
    says: '停止の前に、本人への連絡と公正な計画を受ける権利があります。',
  },
  'nl.utility.right-fast': {
    says: '町の早い助けを受ける権利があります。',
  },
  'nl.utility.option-plan': {
    title: '分割払いを決める',
    says: '続けられる額を提案します。',
    cost: '提案した額。',
    time: '電話1回。',
    risk: '約束を守る必要があります。',
    bestFor: '請求書が正しいとき。',
  },
  'nl.utility.option-dispute': {
    title: '請求書を争う',
    says: '何がまちがいかを書き、メーターの写真を付けます。',
    cost: '無料。',
    time: '手紙1通。',
    risk: '正しい部分は払ってください。',
    bestFor: '額がまちがっているとき。',
  },
  'nl.utility.option-help': {
    title: '町に頼む',
    says: '無料の借金の助けです。',
    cost: '無料。',
    time: '急ぎなら3営業日。',
    risk: 'ありません。',
    bestFor: '払えないとき。',
  },
  'nl.utility.warn-ignore': {
    says: '黙っていないでください。連絡すれば、停止を防げます。',
  },
  'nl.utility.right-before-cut-off': {
    says: '先に書面で警告し、本人に連絡を取ろうとし、借金の助けについて知らせなければなりません。',
  },
}
