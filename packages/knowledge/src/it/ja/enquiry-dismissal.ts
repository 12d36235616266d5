/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'it.ask.dismissed': {
    says: '60日以内に書留かPECで、書面により争います。不当な解雇ならお金が、場合により職が戻ります。NASpIは68日以内に申し込みます。労働組合が助けます。',
  },
  'it.ask.charge': {
    says: '5日以内に書面で答えるか、組合の人と話を聞いてもらえます。事実ごとに証拠をつけて答え、罪を認める署名はしないでください。罰はその後だけです。罰には20日以内に労働局へ。',
  },
  'it.ask.warning-letter': {
    says: '5日以内に書面で答えるか、労働組合といっしょに話を聞くよう求めてください。その前に処分はできません。処分には、20日以内に労働局の委員会を求められます。',
  },
}
