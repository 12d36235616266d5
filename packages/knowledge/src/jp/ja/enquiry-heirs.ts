/** The Japanese words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_JA: Words = {
  'jp.ask.estate-division': {
    says: '相続人全員の合意が必要です。納得できない書類に署名や押印をしないでください。話し合いができなければ、相続人の一人から家庭裁判所に遺産分割調停を申し立てられます。まとまらなければ裁判官が決めます。戸籍と財産の一覧を用意します。介護や生前の贈与を考えに入れてほしいなら、死亡から10年以内に申し立ててください。法テラスに相談できます。',
  },
}
