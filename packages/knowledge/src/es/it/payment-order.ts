/** Court orders for payment (monitorio): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_IT: Words = {
  'es.claim.want-order': {
    says: 'È un ordine di pagamento del giudice (monitorio). Qualcuno chiede al giudice di farla pagare. Il giudice non ha ancora sentito Lei.',
  },
  'es.claim.unfair-check': {
    says: 'In un ordine di pagamento contro un consumatore il giudice deve cercare clausole abusive. Dica al giudice quelle che vede.',
  },
  'es.claim.deadline-order': {
    says: 'Ha 20 giorni lavorativi dal giorno in cui l’ha ricevuto. Noi contiamo dalla data, per sicurezza.',
    action: 'Pagare, o mandare l’opposizione (oposición) al giudice',
    consequence: 'Il creditore può chiedere al giudice di prendere stipendio, conti e cose.',
  },
  'es.claim.right-oppose': {
    says: 'Ha diritto di opporsi a un ordine di pagamento. Deve dire i motivi: pagato, somma sbagliata, non Suo, troppo vecchio, clausole abusive.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Fino a 2.000 € non Le servono avvocato e procuratore (procurador) per opporsi o rispondere.',
  },
  'es.claim.step-oppose': {
    says: 'Se non deve tutto, mandi un’opposizione scritta con i motivi prima dell’ultimo giorno. Dica chiaramente quale parte nega.',
  },
  'es.claim.insight-silence': {
    says: 'Se non risponde a un ordine di pagamento, diventa forte come una sentenza.',
    actionable: 'Risponda prima dell’ultimo giorno, anche se deve solo una parte.',
  },
  'es.claim.insight-over-15000': {
    says: 'Oltre 15.000 € il creditore deve iniziare una nuova causa entro un mese dalla Sua opposizione. Se no, la causa si chiude e le spese le paga lui.',
    actionable: 'Chieda al cancelliere che cosa è successo dopo quel mese.',
  },
  'es.claim.tactic-partial': {
    says: 'Se deve una parte, ammetta solo quella e si opponga al resto.',
    risk: 'Possono riscuotere la parte che ammette.',
    notWhen: 'Tutto il debito è troppo vecchio.',
  },
  'es.claim.right-usury': {
    says: 'Se l’interesse di una carta o di un prestito veloce supera di molto il tasso normale, dica nell’oposición che è usura. Allora deve solo il denaro ricevuto.',
  },
}
