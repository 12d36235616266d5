/** The Japanese words of the rows in ../enquiry-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UTILITIES_JA: Words = {
  'us.state.tx.ask-power-cut': {
    says: '止める通知は、少なくとも十日前に来なければなりません。ひどい暑さや寒さのとき、または家の重い病気の人が保護されている間は、電気を止めてはいけません。今日、分けて払う計画を頼んでください。',
    dependsOn: '通知の日、天気、家の病気の人',
  },
  'us.ask-everyday.shut-off': {
    says: '今すぐ会社に電話し、分けて払う計画を頼んでください。家に病気の人、お年寄り、小さな子がいるなら伝えてください。支払いの助けは211に、次に州の公益事業委員会（utility commission）に電話してください。',
  },
}
