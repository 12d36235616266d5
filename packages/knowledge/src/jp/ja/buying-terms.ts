/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_JA: Words = {
  'jp.buy.right-subscription': {
    says: '通販の最終確認画面には、総額、回数、解約の方法の表示が必要です。誤解させる表示だったときは、申込みを取り消せます。',
  },
  'jp.buy.right-return': {
    says: '通販で返品の特約が表示されていないときは、商品を受け取った日から8日以内に返品できます。送料はあなたの負担です。',
  },
  'jp.buy.right-courses': {
    says: 'エステ、語学、塾、結婚相手紹介などは、8日以内のクーリング・オフと、その後の中途解約ができます。解約料には法律の上限があります。',
  },
  'jp.buy.right-cancel-fee': {
    says: '平均的な損害を超えるキャンセル料は無効です。計算の根拠の説明を求めてください。事業者は説明に努めなければなりません。',
  },
  'jp.buy.right-phone': {
    says: '携帯や光回線の新しい契約は、契約書面を受け取って8日以内なら書面で解除できます（初期契約解除）。その後の違約金にも上限があります。',
  },
}
