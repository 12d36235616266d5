/** Questions about collectors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_JA: Words = {
  'gb.ask-debt.never-had-account': {
    says: '払わないでください。その口座を持ったことがないと書き、証拠（契約書、そこにある氏名と住所）を求めます。クレジットの借金なら、調べる間は取り立てを止めなければなりません。信用情報の訂正も求め、断られたらオンブズマンかICOに訴えます。',
  },
}
