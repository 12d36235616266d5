/** Questions about subscriptions, gyms and tradespeople: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_IT: Words = {
  'nl.ask.step-buy': {
    says: 'Scriva alla ditta che cosa non va e che cosa vuole, e dia un termine giusto. Il consiglio del Juridisch Loket è gratuito.',
  },
  'nl.ask.subscription': {
    says: 'Dopo il primo periodo concordato può chiudere la maggior parte degli abbonamenti con un mese di preavviso. Lo scriva e chieda una prova. Un nuovo anno tacito non La vincola.',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'le condizioni della palestra',
    says: 'Molte palestre permettono di smettere o sospendere per un lungo infortunio, con un certificato medico. Se le condizioni non lo dicono, chieda per iscritto una pausa. Un giudice può chiudere il contratto se un fatto imprevisto lo rende ingiusto.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Senza prezzo fisso deve solo un prezzo equo. Un prezzo indicativo può salire al massimo del dieci per cento senza avviso. Chieda l’elenco di ore e pezzi, paghi il giusto e scriva perché non il resto.',
  },
}
