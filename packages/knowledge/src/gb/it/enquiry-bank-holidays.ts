/** Questions about work on bank holidays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_IT: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'No. La legge non dà diritto ai festivi (bank holidays) liberi né a paga extra. Decide il contratto o l’uso nel suo lavoro. Le spettano comunque 5,6 settimane di ferie pagate l’anno, e i festivi possono farne parte. Chieda presto il giorno. Una regola che colpisce di più una fede o i genitori può essere ingiusta.',
  },
  'gb.ask-work.bank-holiday-made': {
    dependsOn: 'il suo contratto',
    says: 'Se dice che lavora nei festivi, o è sempre stato così, possono chiederlo. Se le dà il giorno libero, serve il suo sì. La legge non dà diritto al giorno libero né a paga in più. Le spettano comunque 5,6 settimane di ferie pagate l’anno. Chieda presto il giorno che le serve. Una regola che pesa di più su una fede o sui genitori può essere ingiusta.',
  },
}
