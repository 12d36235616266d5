/** Questions about an accident at work that the employer does not report: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_JA: Words = {
  'be.ask.accident-not-declared': {
    says: '医師の診断書と証人の名前を付けて、自分で会社の保険会社に届けられます。雇い主の期限は8日でしたが、届けなくてもあなたの権利は減りません。期限は3年です。会社が断る時、保険会社が分からない、または無い時は、すぐ Fedris に相談を。調べるか、代わりに払います。普通の病気休みは断り、今日、書面で上司に伝えてください。労災なら賃金の90%が出ます。労働組合か労働監督に相談を。',
  },
}
