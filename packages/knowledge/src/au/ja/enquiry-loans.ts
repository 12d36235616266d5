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
    says: '貸し手にhardship notice（返済困難の届け）だと伝え、理由、払える額、いつまでかを言ってください。電話でも有効ですが書面でも送ります。滞納していても出せます。21日以内に答え、断るなら理由を示す義務があります。それまでと断った後14日は、たいてい裁判を起こせません。断られるか返事がなければAFCAが無料で決めます。superや破産の前に1800 007 007へ。',
  },
  'au.ask.account-closed': {
    says: '銀行は、たいてい公正な予告をして口座を閉じられますが、お金は返さなければなりません。理由を書面で求めてください。不公正なら銀行に、次に無料のAFCAに苦情を言えます。',
  },
  'au.ask.repo-agent': {
    says: 'あなたの書面の同意か裁判所の命令がなければ、住んでいる敷地に入って車を取ることはできません。何も署名しなくてかまいません。警察は借金の取立てをしません。それ以外の場所では、default notice（債務不履行通知）と30日の後に取れます。今日AFCA（1800 931 678）に苦情を出せば、多くの場合待たなければなりません。書面で困窮の援助（hardship）を求めてください。車を隠さないでください。書面で聞かれたら場所を答える義務があります。',
  },
}
