/** Questions about pay that does not come: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_JA: Words = {
  'fr.ask-work.unpaid-wages': {
    says: '期限を付けて書留で求めてください。次に労働裁判所の急速手続（référé）へ。弁護士は不要です。50ユーロがかかることがあります（法律扶助があれば不要）。労働監督官にも知らせましょう。働き続け、相談せずに辞めないでください。会社が倒産すればAGS基金が払います。期限は3年です。',
  },
}
