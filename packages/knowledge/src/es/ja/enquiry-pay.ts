/** The Japanese words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'es.ask.wages-unpaid': {
    says: '書面で求め、次に調停を申し立ててください。各月の賃金について1年あります。遅れた賃金には10%の利息が付きます。',
  },
  'es.ask.not-registered': {
    says: '書類がなくても、働く人の権利は全部あります。連絡、写真、名前を残しましょう。Inspección de Trabajoに、匿名でも知らせられます。賃金は1年、解雇は20営業日です。',
  },
  'es.ask.overtime': {
    says: '自分で時間の記録をつけ、メッセージやシフト表を残してください。残業は支払うか、4か月以内に休みで返す義務があり、たいてい断れます。請求期限は各未払い額から1年で、在職中も進むので待たないでください。労働監督局は名前を秘密にします。請求したことへの報復は無効です。',
  },
}
