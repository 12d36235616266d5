/** Questions about council tax: reminders, court, students, moves and deductions. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_JA: Words = {
  'gb.ask-debt.council-tax-whole-year': {
    says: '督促の額を7日以内に払えば、分割払いを続けられます。払わないと、その7日後に年の残りの支払期限が来ます。1年に督促が2回あった後、3回目の遅れで全額の期限が来ます。',
    dependsOn: '督促の額を7日以内に払ったかどうか',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'はい。督促や最終通知の後、自治体（council）は治安判事裁判所に支払義務命令（liability order）を求められます。審理の前に全額払えば終わりますが、費用が加わることがあります。まず自治体に電話し、分割の計画を頼んでください。',
  },
  'gb.ask-debt.council-tax-students': {
    says: '全員がフルタイムの学生なら、その家は免除され、誰も払いません。一人でも違う大人がいれば、その人に請求が来ます。ほかが全員学生なら25%引きです。在学証明書を自治体に送ってください。',
    dependsOn: 'そこに住む全員がフルタイムの学生かどうか',
  },
  'gb.ask-debt.council-tax-moved': {
    says: '今日、出た日を書いた手紙を地方税の窓口（council tax team）に送ってください。退去の報告書や新しい賃貸契約書などの証拠をつけます。新しい請求書と、手続きを止めることを求めます。書面で認められるまで期限は進むので、電話もしてください。',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'はい、でも納付命令（liability order）の後だけで、一部の給付金から決まった少額だけです。手数料は加わりません。生活が苦しくなるなら、低い額の計画と困窮の支援（hardship help）を役所に頼んでください。',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'カップルとして、または二人とも所有者か借主として住んでいた間は、各自が全額を負います。一人が出た後は、残った人だけが、大人一人の25%引きで負います。自治体に日付と証拠を伝え、新しい請求を求めます。審理の前に分割を頼んでください。相手の分は相手に請求できます。',
    dependsOn: 'その時、カップルとして住んでいたか、請求書に名前があったか',
  },
  'gb.ask-debt.council-tax-cannot-pay': {
    says: '今日councilに電話し、続けられる額を申し出てください。減額（Council Tax Reduction）と困窮者への支援を求めてください。裁判所の命令の前に分割を決めれば費用がかかりません。命令の後でも、執行人（bailiffs）が来る前なら頼めます。無料相談：National Debtline、0808 808 4000。',
  },
  'gb.ask-debt.council-tax-cannot-pay-scotland': {
    says: '今日councilに電話し、続けられる額を申し出てください。減額（Council Tax Reduction）を求めてください。払わないと、councilはsheriffからsummary warrantを得られ、10%が加わります。その後でも待ってもらうよう頼めます。無料相談：National Debtline、0808 808 4000。',
  },
}
