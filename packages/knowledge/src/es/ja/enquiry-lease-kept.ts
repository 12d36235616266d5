/** Questions about a lease of one year, and a landlord who wants more rent before its end: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_KEPT_JA: Words = {
  'es.ask.lease-one-year': {
    says: 'いいえ、本当の短期滞在でなく、あなたの住まいなら。契約書に1年や11か月とあっても、毎年5年まで（家主が会社なら7年まで）延長できます。家主が早く取り戻せるのは、1年たった後、契約書に定めた自己使用の必要があり、2か月前に予告したときだけです。振込で払い続け、書面で答え、新しいものに署名しないでください。',
  },
  'es.ask.rent-rise-threat': {
    says: 'いいえ。最初の5年間（家主が会社なら7年間）、値上げを断ったことを理由に追い出すことはできません。値上げは契約書に定めがあるときだけ有効で、年1回、契約の日付に、公式の指数で、1か月前の書面通知が要ります。何も署名しないでください。今の家賃を払い続けると書き、振り込んでください。2026年10月の政令は、新しい合意がなければ上限を2％としています。今も有効か聞いてください。',
  },
}
