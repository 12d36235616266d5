/** Questions about the deposit of a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_JA: Words = {
  'ch.ask.deposit': {
    says: '最高で家賃3か月分で、あなたの名前の銀行口座に置きます。1年以内に家主が手続きを始めなければ、銀行があなたに払います。',
    dependsOn: '家主が何かを請求するか',
  },
}
