/** Questions about people who go on working after a fixed term has ended: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKED_ON_AFTER_THE_END_JA: Words = {
  'de.ask-job.worked-on': {
    says: 'はい、多くの場合そうです。最終日の後も働き続け、会社がそれを知りながらすぐに反対しなければ、期限のない雇用になり、同じ条件で続きます。シフト、指示、メッセージを残してください。日付をさかのぼる新しい有期契約に、相談なしに署名しないこと。「終わった」と言われたら3週間以内に労働裁判所へ。',
  },
}
