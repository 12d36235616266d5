/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'fr.ask-home.rent-rise': {
    says: '年に1回だけ、契約書にあるときだけで、指数（IRL）までです。逃した年の分は、後から求められません。',
    dependsOn: '契約書に何とあるか',
  },
  'fr.ask-home.charges': {
    says: '大家が請求できるのは三年分までで、まず費用の種類ごとの明細を出す義務があります。領収書は六か月間見ることができ、見られるまでは払わなくてかまいません。明細が翌年の終わりより後に来ましたか。それなら十二回に分けて払えます。求めるだけで足ります。書留で書き、その後は無料の調停委員会(CDC)へ行ってください。',
  },
  'fr.ask-home.guarantor': {
    says: '保証人（caution）は、借主が払わないとき、署名した証書の範囲で払います。証書を求めてください。家賃、改定、引き受ける内容の記載がなければ無効です。「solidaire」でなければ先に借主に請求が必要です。期限がなければ書面でやめられますが、契約の終わりまで続きます。裁判官は猶予を出せます。払った分は借主に請求できます。',
    dependsOn: '署名した書類',
  },
  'fr.ask-home.flatmate': {
    says: '契約書に連帯条項（solidarité）で2人の名前があれば、家主はあなたに家賃全額を求められます。予告して出た人の責任は予告終了後最長6か月で、代わりの人が入れば短くなります。予告していなければ、出た人も払い続ける義務があります。払ってから相手の分を請求してください。自分名義の契約を書面で頼み、FSLにも相談を。',
    dependsOn: '契約書に何とあるか',
  },
  'fr.ask-home.rent-receipt': {
    says: '書面で求めてください。全部払った家賃ごとに、大家は無料で受領証を出さなければなりません。一部の支払いには簡単な領収書を出します。断られたら、無料の調停の委員会（CDC）に行きます。',
  },
}
