/** Questions about a higher rent and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_JA: Words = {
  'es.ask.rent-rise': {
    says: '家賃の値上げは年に1回で、契約に書いてあるときだけです。2023年5月26日からの契約では、INEの指数（IRAV）が上限です。2026年10月の政令は、議会（Congreso）が認めれば、2%としています。',
    dependsOn: '契約の日付と言葉',
  },
  'es.ask.deposit': {
    says: '鍵を返した日を書いて、書面で求めてください。1か月の後は、家主が利息を払います。€2,000まで、弁護士なしで訴えられます。',
  },
  'es.ask.deposit-limit': {
    says: '5年までの住まいの契約では、敷金は家賃1か月、追加の保証は2か月までです。家主が会社なら7年までです。それ以上は断れます。',
  },
  'es.ask.deposit-wear': {
    says: '大家が引けるのは、あなたがつけた傷の分だけで、時間や普通の使用による傷みの分は引けません。写真と請求書を書面で求め、鍵を返した日を書いてください。1か月を過ぎると利息がつきます。2,000ユーロまでは弁護士なしで訴えられます。',
  },
}
