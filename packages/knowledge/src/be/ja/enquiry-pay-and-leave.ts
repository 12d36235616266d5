/** Questions about wages that are not paid, illness and holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_LEAVE_JA: Words = {
  'be.ask.unpaid-wages': {
    says: '書面で請求し、次に労働監督官と労働組合に知らせてください。仕事の終わりから1年以内に裁判所に行けます。',
  },
  'be.ask.sick-pay': {
    says: 'すぐ会社に知らせ、医師の証明を送ってください。ほとんどの場合、2営業日以内です。最初の数週は、最長30日まで会社が払います。その後は健康保険組合が払うので、そこにも知らせてください。',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: '事務の職員か現場の労働者か',
    says: '事務の職員には、仕事の終わりに、残った休暇の手当を雇い主が最後の給料と払います。現場の労働者には、休暇の基金が春に払います。書面で求め、それから組合か監督署に行ってください。',
  },
  'be.ask.leave-refused': {
    dependsOn: '何を合意したか',
    says: '日にちは合意で決め、どちらか一方では決められません。学校の休みには、子のいる親が先です。雇い主は、法律の日数をその年に全部取らせなければなりません。書面で求め、それから監督署に知らせてください。',
  },
}
