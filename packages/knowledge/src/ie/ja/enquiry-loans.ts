/** Questions about loans and the bank: home loans, car finance and frozen accounts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'ie.ask.home-loan': {
    says: '今すぐ、貸し手とMABS（0818 07 2000）に連絡してください。貸し手は先に助ける方法を検討する必要があり、家を取るには裁判所の命令が必要です。裁判の日には毎回行ってください。',
  },
  'ie.ask.car-finance': {
    says: '場合によります。割賦購入（hire purchase）の代金の3分の1を払った後は、裁判所の命令が必要です。半分を払って車を返し、終わらせることもできます。',
    dependsOn: 'もういくら払ったか',
  },
  'ie.ask.bank-account-frozen': {
    says: '賃金、給付、家賃や食費の分を出せるよう、書面で銀行に求めてください。銀行は理由を言えないことがあります。今日苦情を出してください。40営業日後か最終の断りの後、無料でFSPOに行けます。',
  },
  'ie.ask.not-co-operating': {
    says: '20営業日が過ぎる前に返事をしてください。Standard Financial Statementに記入し、求められた物と一緒に送ります。そうすれば滞納の手続（MARP）に残り、銀行は家を残す方法を一つずつ検討しなければなりません。何もしないと「非協力」とされ、早く裁判に進めます。裁判所の命令なしに追い出すことはできません。MABSは無料：0818 07 2000。Abhaileについて尋ねてください。',
  },
}
