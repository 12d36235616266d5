/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'nz.ask.cancel-loan': {
    says: '消費者ローンは、書類を手渡しで受け取ったら5営業日、メールなら7営業日、郵便なら9営業日以内に取り消せます。お金は返さなければなりません。',
    dependsOn: '書類をどう受け取ったか',
  },
  'nz.ask.repossession': {
    says: '物が危険にさらされていない限り、引揚げの警告通知（repossession warning notice）から少なくとも15日あります。今すぐ書面で、困窮による変更を申し込み、理由、払える額、いつまでかを書いてください。通知から2週間以内で、滞納が2か月になる前にしてください。貸し手は20営業日以内に答えなければなりません。断られたら、無料の苦情機関とMoneyTalks（0800 345 123）が助けます。車を隠さないでください。',
  },
  'nz.ask.mortgage': {
    says: '銀行の生活困難（hardship）の係と、MoneyTalks（0800 345 123）に電話してください。担保の売却（mortgagee sale）の前に、少なくとも20営業日の知らせが必要です。',
  },
}
