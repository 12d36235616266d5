/** Questions about wages, working hours and holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_JA: Words = {
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
  'fr.ask-work.undeclared': {
    says: '隠した雇用は、雇い主の責任で、あなたの責任ではありません。仕事の終わりに、給料6か月分と未払いの給料を求められます。メッセージ、写真、証人を残してください。労働監督官に知らせ、労働裁判所に行けます。',
  },
}
