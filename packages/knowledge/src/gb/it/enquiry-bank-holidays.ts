/** Questions about work on bank holidays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_IT: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'No. La legge non dà diritto ai festivi (bank holidays) liberi né a paga extra. Decide il contratto o l’uso nel suo lavoro. Le spettano comunque 5,6 settimane di ferie pagate l’anno, e i festivi possono farne parte. Chieda presto il giorno. Una regola che colpisce di più una fede o i genitori può essere ingiusta.',
  },
}
