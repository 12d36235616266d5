/** The Japanese words of the rows in ../enquiry-sent-to-the-maker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SENT_TO_THE_MAKER_JA: Words = {
  'ie.ask.sent-to-the-maker': {
    says: '契約の相手は店なので、不具合に対応するのはメーカーではなく店です。最初の12か月に出た不具合は、店が別に示さない限り、初めからあったとみなされます。妥当な期間内の無料修理か交換を書面で求めてください。だめなら減額か返金です。最初の30日ならすぐ返金を求められます。次は少額請求（2,000ユーロまで）を使います。',
  },
}
