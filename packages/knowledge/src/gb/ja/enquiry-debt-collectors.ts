/** Questions about collectors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_JA: Words = {
  'gb.ask-debt.never-had-account': {
    says: '払わないでください。その口座を持ったことがないと書き、証拠（契約書、そこにある氏名と住所）を求めます。クレジットの借金なら、調べる間は取り立てを止めなければなりません。信用情報の訂正も求め、断られたらオンブズマンかICOに訴えます。',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'あなたの借金で、金額が正しく、古すぎないなら、今も払う義務があります。新しい持ち主の力は増えません。払ったり認めたりする前に、本当に持ち主か証明を求めてください。',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'いいえ、自分たちだけではできません。送れるのは、先に裁判に勝ち、その判決（judgment）の額が払われないときだけです。手紙だけで、執行官（bailiff）が来る権利は生まれません。',
  },
}
