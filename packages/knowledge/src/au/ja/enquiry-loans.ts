/** Questions about loans and the bank: hardship, a car or home that a lender wants to take, closed accounts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'au.ask.repossession': {
    says: '今、貸し手に支払いが苦しい人の支援（hardship）を求め、AFCAに無料で苦情を出してください。貸し手は通知を送って30日待たなければならず、家に入るには許可が必要です。',
  },
  'au.ask.home-loan': {
    says: '貸し手の苦しい人の担当（hardship team）と、相談電話1800 007 007に電話してください。30日以上の催告の通知（default notice）が必要です。AFCAへの苦情で、たいてい止まります。',
  },
  'au.ask.loan-hardship': {
    says: '生活が苦しい（hardship）と、今日、貸し手に伝えてください。電話で足ります。21日以内に答える義務があり、断られたらAFCAが無料で決めます。1800 007 007も無料で助けます。',
  },
  'au.ask.account-closed': {
    says: '銀行は、たいてい公正な予告をして口座を閉じられますが、お金は返さなければなりません。理由を書面で求めてください。不公正なら銀行に、次に無料のAFCAに苦情を言えます。',
  },
}
