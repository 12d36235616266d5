/** Questions about the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'jp.ask.stay': {
    says: '期限の日までに申請してください。結果が出るまで、最長2か月は在留できます。仕事を辞めたら14日以内に届け出ます。不許可のときは理由を聞き、すぐ弁護士に相談してください。',
  },
}
