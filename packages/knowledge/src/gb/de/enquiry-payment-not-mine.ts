/** Questions about payments from an account that its owner did not make: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_DE: Words = {
  'gb.ask-bank.payment-not-mine': {
    says: 'Eine Zahlung, die Sie nicht gebilligt haben, muss die Bank bis zum Ende des nächsten Arbeitstags erstatten. Sagt sie Nein, muss sie Betrug oder grobe Nachlässigkeit beweisen; dass Chip und PIN benutzt wurden, reicht allein nicht. Vor Ihrer Meldung können bis zu £35 bei Ihnen bleiben. Beschweren Sie sich schriftlich; danach sechs Monate Financial Ombudsman, kostenlos.',
  },
}
