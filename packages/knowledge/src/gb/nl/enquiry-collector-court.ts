/** Whether a debt collector can go to court, asked without any detail: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_COURT_NL: Words = {
  'gb.ask-debt.collector-court': {
    says: 'Ja, maar niet meteen. Wie de schuld bezit, kan naar de County Court gaan. Eerst hoort er een brief te komen (letter of claim) met een antwoordformulier, en u krijgt 30 dagen. Een bureau dat alleen voor de eigenaar werkt, moet de zaak meestal teruggeven. Komt er een claim form, antwoord dan op tijd: dan beslist een rechter.',
  },
}
