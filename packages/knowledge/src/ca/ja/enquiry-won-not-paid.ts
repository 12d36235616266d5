/** The Japanese words of the rows in ../enquiry-won-not-paid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WON_NOT_PAID_JA: Words = {
  'ca.named.ask-won-not-paid': {
    says: '裁判所は自動では取り立てません。自分で申し立てます。まず期限を書いた手紙を送り、次に、仕事・銀行・財産を聞く審問（examination hearing）を求めます。それを使って、給料や口座の差し押さえ、車や土地への令状（writ）を申し立てます。給料の一部は守られ、オンタリオ州では80％が残ります。費用は借金に加わります。',
  },
  'ca.named.ask-temporary-layoff': {
    dependsOn: '続く期間と契約の内容',
    says: '一時解雇（layoff）は長く続くと、手当つきの解雇とみなされます。オンタリオ州では20週のうち13週、手当などが続けば1年に35週です。ブリティッシュコロンビア州はたいてい20週に13週、アルバータ州は120日に90日です。契約に定めがなければ、すぐ解雇と主張できます。復帰の日を書面で尋ね、EI を申請し、署名の前に相談しましょう。',
  },
}
