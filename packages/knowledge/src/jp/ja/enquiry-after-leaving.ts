/** Questions about health insurance after a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING_JA: Words = {
  'jp.ask.insurance-after-job': {
    says: '三つの方法があるので、金額を比べてください。①任意継続は、2か月以上加入していれば退職から20日以内に申請し、最長2年。会社負担分も払いますが上限があります。②国保は14日以内に市区町村で手続き。前年の所得で決まり、会社都合の離職なら大きく軽減されます。③収入が少なければ家族の扶養に入り、保険料はかかりません。国保の額は窓口で試算してもらえます。',
  },
}
