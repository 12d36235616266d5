/** The Japanese words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_JA: Words = {
  'us.bank.right-notice': {
    says: '新しい手数料など、あなたに不利な変更の30日前に、銀行や信用組合は手紙を書かなければなりません。',
  },
  'us.bank.step-compare': {
    says: '変更の日と新しい手数料を見てください。合わなければ、その日の前にお金を移してください。',
  },
  'us.bank.right-stop-payment': {
    says: '自動の支払いを止められます。期日の少なくとも3営業日前に銀行に伝えてください。',
  },
  'us.bank.right-other-sum': { says: '自動の支払いの額が変わるなら、10日前に通知を受けられます。' },
  'us.bank.right-wrong-debit': {
    says: 'まちがった引き落としは、明細から60日以内に銀行に伝えてください。ほとんどの場合、10営業日以内に調べなければなりません。',
  },
  'us.bank.asked-fraud': {
    says: '認めていない送金は2日以内に、どれも明細から60日以内に、銀行に伝えてください。銀行は調べなければなりません。自分で送ったなら、それも争ってください。',
  },
}
