/** Questions about rosters, zero hours and days off: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_JA: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'あなたの契約と労働協約',
    says: '雇い主は、労働協約が別に決めていなければ、28日前に働く予定を知らせなければなりません。できないときは、4日前に時間を知らせます。決めた時間の変更には、あなたの同意か重い理由が必要です。',
  },
  'nl.ask.zero-hours': {
    says: '3か月たつと平均時間が契約時間とみなされ、その賃金を請求できます。12か月後は、会社が決まった時間を提案する義務があります。呼び出しは4日前までです。時間を記録してください。',
  },
  'nl.ask.holiday-days': {
    says: '年に少なくとも週の労働時間の4倍、フルタイムなら20日の休暇があります。契約やCAOで増えることもあります。給料は払われます。法定の日はふつう翌年の6か月後に消えます。',
  },
}
