/** The Japanese words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'ie.price.step-term': { says: '契約の値上げの条項と、終わる日を確かめてください。' },
  'ie.price.right-term': {
    says: '会社が自由に値上げでき、解約もできない条項は不当なことがあります。その場合は無効です。',
  },
  'ie.price.option-switch': {
    title: '安くしてもらうか乗り換える',
    cost: '無料です。',
    time: '数週間です。',
    risk: '途中解約の費用を確かめてください。',
    bestFor: '他社の方が安い人。',
    says: '他社の価格を二つ調べ、値上げ前に合わせるよう求めます。',
  },
  'ie.price.right-leave': {
    says: '通信会社は契約変更を1か月前に知らせます。その後1か月以内なら、普通は費用なしで解約できます。',
  },
  'ie.price.know-index': {
    says: '毎年の値上げが初めから契約にあれば、無料解約は使えないことがあります。',
  },
  'ie.price.step-comreg': { says: 'まず会社に苦情を出します。だめなら ComReg が無料で助けます。' },
  'ie.price.right-energy': { says: '電力・ガス会社は30日前に知らせます。別の会社に替えられます。' },
  'ie.price.right-fixed': {
    says: '料金が固定なら、その日まで変わりません。条項を示すよう求めてください。',
  },
  'ie.price.step-energy': {
    says: 'CRU が認めたサイトで料金を比べます。遅れそうなら早めに分割を求めてください。',
  },
  'ie.price.right-renewal': {
    says: '自動車や住宅の保険会社は、続けただけの人から高く取れません。理由を尋ねてください。',
  },
}
