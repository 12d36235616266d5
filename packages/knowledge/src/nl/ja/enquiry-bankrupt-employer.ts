/** Questions about the pay that a bankrupt employer owes: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_JA: Words = {
  'nl.ask.bankrupt-employer': {
    says: 'すぐUWVに届けてください。倒産した雇い主の未払い給料をUWVが引き受けます。解約通知の前の最大13週分、予告期間の最大6週分、休暇手当と休暇は最大1年分です。管財人（curator）の用紙を使い、給与明細と時間の記録を送ります。管財人が終えるまで働く用意を示してください。その後の分は1週間以内にWWを申請します。',
  },
}
