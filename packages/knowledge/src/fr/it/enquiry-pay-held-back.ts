/** Questions about pay that the employer holds back for damage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_IT: Words = {
  'fr.ask-work.pay-held-back': {
    says: 'Il datore non può trattenere paga per un danno, un ammanco di cassa o un attrezzo perso. Le multe sono vietate. Risponde solo per danno voluto (faute lourde), e deve dirlo un giudice. Un anticipo si può riprendere, al massimo un decimo. Chieda la somma per raccomandata. Poi il tribunale rapido (référé), senza avvocato: tre anni. Possono essere dovuti 50 €, non con il patrocinio gratuito.',
  },
}
