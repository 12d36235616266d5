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
  'gb.ask-debt.not-mine': {
    says: 'この借金を知らないと手紙を書いてください。証明を求めます。必要以上の個人情報は教えません。クレジットなどの借金では、証明するのは相手です。',
  },
  'gb.ask-debt.prove': {
    says: '証拠を求められます。カード、ローン、通信販売なら、£1を送って契約書（agreement）を求めます。送るまで、裁判所で強制できません。',
  },
  'gb.ask-debt.harass': {
    says: '手紙だけで連絡するよう、書面で伝えてください。クレジットなどの借金では、適切な希望を守り、ほかの人に話してはいけません。続くなら、苦情を出します。',
  },
  'gb.ask-debt.settle': {
    says: 'はい、頼めます。減らす義務はありませんが、応じる相手は多いです。先に合意を書面でもらいます。残りを免除し、売らないと書いてあることが必要です。',
  },
}
