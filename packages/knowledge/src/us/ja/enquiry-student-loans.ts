/** Questions about student loans that are late or can be forgiven: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_JA: Words = {
  'us.ask-debt.student-loan-default': {
    says: '滞納した連邦のローンのための給料と税還付の差押えは、2026年1月16日に止められました。まだ止まっているか確かめてください。民間の貸し手は、先に訴えなければなりません。',
    dependsOn: 'ローンが連邦か民間か',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'SAVEの計画は終わりました。入っていましたか。管理会社から手紙が来たら、およそ90日以内に別の計画を選びます。選ばないと、決められてしまいます。まだ選べる計画をStudentAid.govで見てください。2026年7月から、新しいRepayment Assistance Planがあります。',
  },
  'us.ask-life.loan-forgiveness': {
    says: '連邦の学生ローンは、十年の公共の仕事の後、続く障害があるとき、または学校が閉じたときに、なくせることがあります。studentaid.govで無料で申し込んでください。民間のローンは、たいていできません。',
    dependsOn: 'ローンの種類と仕事の種類',
  },
}
