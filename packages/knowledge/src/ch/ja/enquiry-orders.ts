/** Questions about orders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_JA: Words = {
  'ch.ask.withdraw': {
    says: '法律には、取り消す一般の権利はありません。規約で認める店は多いです。100フランを超える訪問・電話の販売なら14日です。',
  },
  'ch.ask.delivery': {
    says: '書面で、最後の適切な日を決めてください。何も来なければ、すぐに、取り消して返金を求めると伝えます。カードで払ったなら、カード会社にも支払いの取消し（chargeback）を頼んでください。',
  },
  'ch.ask.phone-sale': {
    says: '相手から電話や訪問があり、100フランを超えるなら、14日以内に取り消せます。期間は契約と、この権利の説明の時から数えます。書面で、できれば書留で送ってください。自分から電話したときや見本市では使えません。保険には、別の法律で同じ14日があります。',
  },
  'ch.ask.unordered': {
    says: 'いいえ。注文していない物は、払うことも、保管することも、返すことも要りません。明らかに誤って届いた時だけ、送り主に知らせます。契約はなく何も借りていないと一度書面で伝えましょう。支払命令が来たら、10日以内に異議（Rechtsvorschlag）を出します。',
  },
}
