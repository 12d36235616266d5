/** The Italian words of the rows in ../enquiry-credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REFUSED_IT: Words = {
  'de.ask-credit.refused': {
    says: 'Chieda alla banca quali dati ha usato e all’agenzia di credito la copia gratuita. Se ha deciso solo un punteggio, può chiedere che una persona riesamini. Le voci sbagliate vanno corrette o cancellate.',
  },
  'de.ask-credit.right-correct': {
    says: 'I dati sbagliati vanno corretti e quelli tenuti senza motivo cancellati. È gratis. Scriva all’agenzia di credito e alla ditta che li ha segnalati.',
  },
}
