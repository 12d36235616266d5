/** Ground rent of a long lease, and the notice that must come before it (England and Wales): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const GROUND_RENT_JA: Words = {
  'gb.ground-rent.right-notice': {
    says: '地代（ground rent）は、法律で決まった形の通知が届くまで払う必要がありません。その支払日は30日から60日先でなければなりません。',
  },
  'gb.ground-rent.right-form': {
    says: '通知は、借主への説明が付いた決まった様式でなければなりません。欠けていれば、完全なものを求めてください。',
  },
  'gb.ground-rent.right-address': {
    says: '貸主がイングランドかウェールズの連絡先住所を知らせるまで、地代は払う必要がありません。',
  },
  'gb.ground-rent.right-small-sums': {
    says: '350ポンド以下では、契約を終わらせられません。ただし、3年を超えて払っていない分がある場合は別です。',
  },
  'gb.ground-rent.right-fees': {
    says: '遅れた時の手数料は妥当な額で、権利の説明書が付いていなければなりません。審判所が決めることもできます。',
  },
  'gb.ground-rent.not-out': {
    says: '裁判所なしに、地代を理由に家から追い出すことは誰にもできません。',
  },
  'gb.ground-rent.new-leases': {
    says: '2022年6月30日より後の契約の多くは、実際の地代を求められません。契約の日を見てください。',
  },
  'gb.ground-rent.want': {
    says: '建物か土地の所有者が、長期の契約にもとづく地代を求めています。',
  },
  'gb.ground-rent.reality': {
    says: '通知が正しければ、地代を払う必要があります。少額で家を失うことはまれですが、手数料は増えることがあります。',
  },
  'gb.ground-rent.option-pay': {
    says: '通知と額が正しければ、払って証拠を残してください。',
    title: '期日までに払う',
    cost: '地代。',
    time: '通知の期日まで。',
    risk: '額が正しければありません。',
    bestFor: '通知が契約に合っている方。',
  },
  'gb.ground-rent.option-ask': {
    says: '足りない点や誤りを書き、新しい通知を求めます。',
    title: '正しい通知を求める',
    cost: '切手代。',
    time: '期日の前。',
    risk: '誤りがなければ、手数料が付くことがあります。',
    bestFor: '様式、額、住所のどれかが違う方。',
  },
  'gb.ground-rent.step-check': {
    says: '契約書で地代の額と支払日を探し、通知と比べてください。',
  },
  'gb.ground-rent.step-answer': {
    says: '通知が正しければ、手数料が付かないよう期日までに払ってください。違うなら、足りない点を書いて送ってください。',
  },
  'gb.ground-rent.right-form-wales': {
    says: '通知は、借主への説明が付いた決まった様式でなければなりません。欠けていれば、完全なものを求めてください。',
  },
}
