/** Questions about an old bill for medical care: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_IT: Words = {
  'be.ask.hospital-bill': {
    says: 'Una fattura di cure mediche si prescrive due anni dopo la fine del mese delle cure. Solo una causa, un riconoscimento chiaro o una diffida formale di ufficiale o avvocato in quel tempo cambia questo. Non paghi e non riconosca nulla: scriva che è prescritta. Senza sentenza l’ufficiale può solo chiedere: niente pignoramento, non deve aprire.',
  },
}
