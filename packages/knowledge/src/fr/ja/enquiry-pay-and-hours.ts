/** Questions about wages, working hours and holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_JA: Words = {
  'fr.ask-work.unpaid-wages': {
    says: '期日をつけて、書留で求めてください。その後、早い手続き（référé）で労働裁判所に行きます。3年あります。',
  },
  'fr.ask-work.minimum-wage': {
    says: '2026年6月1日から、最低賃金（Smic）は、差し引き前で1時間€12.31、35時間で月に€1,867.02です。',
  },
  'fr.ask-work.holiday-left': {
    says: '残った休暇の分は、自分でやめた場合でも、雇い主が払わなければなりません。最後の給料といっしょに払われます。書留で求めてください。期限は3年です。',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'いつ知らされたか',
    says: '日にちは、職員に聞き、家族を考えて、雇い主が決めます。1か月前に知らせなければなりません。その後は、重い理由がなければ変えられません。毎年、少なくとも12日続けて取れなければなりません。',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: '変更の大きさ',
    says: '1日の中の小さな変更は、公平な予告をして雇い主が決められます。給料、時間の長さ、昼から夜への変更には、あなたの同意が必要です。パートでは、ほとんど7営業日前に知らせます。書面で答えてください。',
  },
  'fr.ask-work.overtime': {
    says: '働いた時間を毎日書き留めましょう。裁判所では、ある程度正確な時間を示せば足り、次に雇い主が自分の記録を示さなければなりません。週8時間までは25％増し、その後は50％増しです（協定があれば10％以上）。3年分まで請求できます。',
  },
}
