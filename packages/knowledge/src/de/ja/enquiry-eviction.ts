/** Questions about rent arrears, eviction and a landlord who cuts off water or power: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'de.ask-home.evict-now': {
    says: '大家は裁判に勝たなければならず、あなたを出せるのは裁判所の執行官だけです。危ないときは110に電話してください。',
  },
  'de.ask-home.eviction-date': {
    says: '今日、町のWohnungssicherungと弁護士に行ってください。裁判所への申立て（§ 765a ZPO）は、その日の2週間前に届かなければなりません。',
  },
  'de.ask-home.power-off-landlord': {
    says: '大家は、あなたを出すために、水、暖房、電気を止められません。裁判所は数日で止めさせられます（einstweilige Verfügung）。',
  },
  'de.ask-home.cannot-pay-rent': {
    says: '家賃2か月分がたまる前に動いてください。たまると大家は即時に解約できます。まず家賃を払い、分割を書面で頼んでください。働いていても、Jobcenterか社会福祉の役所が肩代わりできます。Wohngeldも申請を。市の住まい相談（Wohnungssicherung）は無料です。',
  },
}
