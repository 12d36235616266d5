/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'nz.ask.cancel-loan': {
    says: '消費者ローンは、書類を手渡しで受け取ったら5営業日、メールなら7営業日、郵便なら9営業日以内に取り消せます。お金は返さなければなりません。',
    dependsOn: '書類をどう受け取ったか',
  },
  'nz.ask.repossession': {
    says: '知らせの期間が終わる前に貸し手に電話し、生活困難（hardship）による変更を求めてください。物を引き上げる少なくとも15日前に、警告の知らせ（warning notice）を送らなければなりません。',
  },
  'nz.ask.mortgage': {
    says: '銀行の生活困難（hardship）の係と、MoneyTalks（0800 345 123）に電話してください。担保の売却（mortgagee sale）の前に、少なくとも20営業日の知らせが必要です。',
  },
}
