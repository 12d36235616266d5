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
  'nl.ask.pregnant-on-call': {
    says: 'いいえ。妊娠を理由に勤務時間を減らすことは、呼び出し契約でも禁止です。書面で賃金を求め、働けると伝えてください。直近3か月の平均時間が約束した時間とみなされます。12か月たてば、雇い主はその年の平均時間を固定で提示しなければなりません。提示がなくても、その賃金を請求できます。勤務表、給与明細、メッセージを保管してください。人権委員会（College voor de Rechten van de Mens）が無料で調べます。自分から辞めたり、終了の書類に署名したりしないでください。産休とその手当は受けられます。',
  },
}
