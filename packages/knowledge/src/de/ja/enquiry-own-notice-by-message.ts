/** Questions of people who gave up their job in a message or in anger: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE_JA: Words = {
  'de.ask-job.own-notice-by-message': {
    says: '自分からの退職にも、手書きの署名がある紙が必要です。メッセージ、メール、怒った言葉では仕事は終わりません。いつもどおり出勤し、雇用が続くと今日書いて伝えてください。上司が終わりだと言っても有効な解雇ではありません。弁護士か労働組合へ。紙に署名したなら、会社の同意か、脅しやだましがあった場合だけ取り消せます。',
  },
}
