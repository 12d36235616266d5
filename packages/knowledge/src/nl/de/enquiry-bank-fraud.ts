/** The German words of the rows in ../enquiry-bank-fraud.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_DE: Words = {
  'nl.ask.bank-impostor': {
    says: 'Rufen Sie sofort Ihre Bank an und zeigen Sie es bei der Polizei an. Niederländische Banken haben für falsche Anrufe in ihrem Namen eine Kulanzregel. Verlangen Sie sie schriftlich, mit der Anzeige. Sagt die Bank nein, beschweren Sie sich und gehen dann kostenlos zum Kifid.',
  },
  'nl.ask.bank-right-refund': {
    says: 'Eine Zahlung, die Sie nicht erlaubt haben, muss die Bank sofort erstatten. Nicht, wenn sie grobe Fahrlässigkeit beweist. Melden Sie sie binnen 13 Monaten.',
  },
  'nl.ask.bank-right-kifid': {
    says: 'Nach einem Nein der Bank können Sie zum Kifid gehen. Das kostet Sie nichts.',
  },
}
