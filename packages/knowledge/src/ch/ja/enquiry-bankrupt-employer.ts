/** Questions about the pay that a bankrupt employer owes: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_JA: Words = {
  'ch.ask.bankrupt-employer': {
    says: '州の公的失業金庫に倒産補償（Insolvenzentschädigung）を申請してください。未払いの労働について最後の最長4か月分です。期限は破産の公告から60日だけで、過ぎると失われます。契約書、給与明細、時間の記録を送ります。破産事務所にも債権を届けてください。仕事がなければ、すぐRAVに登録を。',
  },
}
