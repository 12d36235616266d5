/** Questions about council tax for one adult alone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ALONE_JA: Words = {
  'gb.ask-debt.council-tax-single': {
    says: 'はい。大人が一人だけの家は25%引きです。18歳未満の子、全日制の学生、一部の介護者は大人に数えません。自治体のサイトで申請し、いつからかを伝えれば、その日にさかのぼれます。収入が低ければCouncil Tax Reductionも。新しい請求まではできれば元の額を払ってください。',
  },
}
