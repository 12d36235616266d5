/** Questions about the weeks of notice that an employer owes: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WEEKS_JA: Words = {
  'be.ask.notice-weeks': {
    says: '2014年以降の契約では、雇い主の予告は勤続2年で12週、3年13週、4年15週です。5年18週、その後は19年まで1年ごとに3週増え、9年で30週、10年で33週です。1か月なら1週、1年なら8週です。2026年8月1日以降に始まった契約では、6か月間は1週です。短すぎれば、足りない週の給料を1年以内に請求できます。2014年より前の勤続分は加算されます。労働組合に相談を。',
    dependsOn: '勤続年数',
  },
}
