/** The Japanese words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_JA: Words = {
  'de.ask-data.breach': {
    says: 'パスワードを変え、口座に注意してください。何が盗まれたかを会社に尋ねてください。悪用がなくても、自分の情報を管理できなくなったこと自体が損害になりえます。自分が被害を受けたことは示す必要があります。',
  },
  'de.ask-data.right-know': {
    says: '自分の情報の写しを無料で求められます。会社は1か月以内に答える義務があります。答えがなければ、データ保護の役所に無料で苦情を出せます。',
  },
}
