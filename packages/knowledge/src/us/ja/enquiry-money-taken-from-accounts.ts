/** The Japanese words of the rows in ../enquiry-money-taken-from-accounts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_JA: Words = {
  'us.fact.stop-debits': {
    says: '何に署名していても、いつでも止められます。次の引き落としの3営業日前までに、支払いを止めるよう銀行に伝えてください。許可を取り消すと貸し手と銀行に書面で知らせます。その後の引き落としは、明細から60日以内に無許可として争えます。借金そのものは残ります。',
  },
  'us.fact.benefits-frozen': {
    says: '直接振り込まれたSocial Security・SSI・VAのお金は、2か月分まで銀行が使えるようにしておく義務があります。その分に差押え手数料は取れません。解放を書面で求め、書類にある裁判所に期限内にclaim of exemptionを出し、legal aidに電話してください。',
  },
  'us.fact.code-tricked': {
    says: 'これで終わりではありません。だまして聞き出したコードで泥棒が送金した場合、法律上は無許可の送金です。だまされたことは拒む理由になりません。2営業日以内に知らせたなら負担は最大50ドルです。根拠の書類を書面で求め、CFPBに苦情を出してください。',
  },
  'us.fact.zelle-self-sent': {
    says: 'すぐ銀行に電話し、支払いの取り戻しを頼んでください。うそを信じて自分で送った場合、法律上たいてい銀行に返す義務はありません。それでも頼んでください。銀行や役所を装った詐欺ならZelleが返す場合もあります。警察に届け、CFPBとFTCに苦情を出してください。',
  },
  'us.fact.card-dispute-closed': {
    says: 'まだ争えます。請求が初めて載った明細から60日以内に、カード会社の照会用住所へ書面でbilling errorの通知を送ってください。違う郵便番号などの証拠を付けます。調査中はその額を払わなくてよいです。拒まれたらCFPBに苦情を出すか、売り手を訴えられます。',
  },
}
