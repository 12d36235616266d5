/** Questions about a paper of a collector by which one acknowledges a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_JA: Words = {
  'ch.ask.sign-acknowledgement': {
    says: '債務を確かめるまで署名しないでください。認めると時効が初めから始まり、「借りていない、払った、時効だ」という反論をほとんど失います。書面で契約書、明細、取り立てる権利の証拠を求めてください。正しければ、その文言なしで、払える額の分割を申し出てください。署名すると、督促手続での異議も退けられやすくなります。',
  },
}
