/** Questions of tenants who keep a pet without leave: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET_IT: Words = {
  'jp.ask.pet-hidden': {
    says: 'No, non subito. Un animale nascosto viola il contratto, ma il padrone deve prima dare un termine giusto. Solo se la fiducia è rotta può chiuderlo, e solo un giudice può farLa uscire. Risponda per iscritto: dia una data in cui l’animale va via, o chieda il permesso con più cauzione. I danni veri li paga Lei. Non firmi l’uscita.',
  },
}
