/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'gb.price-rise.not-yet': {
    says: '通知の日までは今の料金です。やめる、乗り換える、異議を言う時間がまだあります。',
  },
  'gb.price-rise.reality': {
    says: '契約時に決めてあった値上げもあります。契約書と当時の書類に何とあるかが大事です。',
  },
  'gb.price-rise.right-unfair': {
    says: '会社が自由に値上げでき、あなたはやめられない条項は、不公正なことがあります。不公正な条項に従う必要はありません。',
  },
  'gb.price-rise.right-agreed': {
    says: '期間を決めて合意した料金は、その間有効です。途中で上げるには、契約に明確な条項が要ります。',
  },
  'gb.price-rise.right-pressure': {
    says: '値上げを隠す、誤解させる、やめにくくすることは許されません。',
  },
  'gb.price-rise.step-contract': {
    says: '契約書か最初のメールを探し、料金、予定の値上げ、最低期間の終わりを確かめます。',
  },
  'gb.price-rise.step-day': {
    says: '新料金の開始日と、費用なしでやめられる最終日を書き留め、早い方より前に動きます。',
  },
  'gb.price-rise.step-compare': {
    says: '他社の料金と比べます。必要なサービスなら、新しい契約が決まるまで解約しないでください。',
  },
  'gb.price-rise.option-deal': {
    says: '電話やチャットで、見つけた安い料金を挙げて相談します。書面でもらいます。',
    title: '安くしてもらう',
    cost: '無料。',
    time: '30分。',
    risk: '新しい最低期間が始まることがあります。',
    bestFor: '続けたい方。',
  },
  'gb.price-rise.option-leave': {
    says: '値上げに同意しないと書き、根拠の条項と、無料の解約を求めます。',
    title: '異議を言い無料で解約する',
    cost: '無料。',
    time: '1～2週間。',
    risk: '今の料金は払い続けます。止めると信用記録に傷がつきます。',
    bestFor: '契約にない値上げの方。',
  },
}
