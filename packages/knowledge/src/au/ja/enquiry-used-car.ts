/** The Japanese words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'au.ask.private-car': {
    says: '個人の売り主は品質を保証しませんが、うそは許されません。うそを信じて買ったなら、損害を請求できます。広告とメッセージを残し、整備士の報告をもらい、期限をつけて書面で求め、small claimsを使ってください。残った借金はppsr.gov.auで調べられます。',
    dependsOn: '売り主が車について何と言ったか',
  },
  'au.ask.used-car': {
    says: '業者の車は、年数と値段にふさわしい品質でなければなりません。修理を、重い欠陥なら返金を求めてください。業者の保証を加える州もあります。個人の売り手も、車についてうそはつけません。',
  },
}
