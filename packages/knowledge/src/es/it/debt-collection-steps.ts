/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_IT: Words = {
  'es.debt.step-check': {
    says: 'Prima controlli la lettera. Il debito è Suo? La somma è giusta? L’ha già pagato? Non paghi, firmi o chiami finché non lo sa.',
  },
  'es.debt.step-age': {
    says: 'Cerchi la data dell’ultimo pagamento e delle vecchie richieste. Se sono passati più di cinque anni, chieda consiglio prima di rispondere.',
  },
  'es.debt.step-write': {
    says: 'Risponda per iscritto, con raccomandata (burofax) o un’e-mail che può provare. Chieda il contratto, l’elenco delle somme e chi è il titolare del debito. Dica che non lo ammette.',
  },
  'es.debt.step-essentials': {
    says: 'Paghi prima casa, luce, acqua e cibo. Poi veda che cosa resta. Un consulente gratuito può aiutarla.',
  },
  'es.debt.step-title-check': {
    says: 'Chieda copia della decisione del giudice e il numero della causa. Poi chieda in cancelleria se la causa è vera.',
  },
  'es.debt.step-offer': {
    says: 'Se lo deve, faccia i Suoi conti. Offra ciò che può pagare ogni mese e chieda di fermare gli interessi. Si faccia dare l’accordo scritto.',
  },
  'es.debt.step-one-sum': {
    says: 'Se può trovare una somma più piccola, la offra per chiudere il debito (quita). Prima di pagare, si faccia scrivere che non deve altro.',
  },
  'es.debt.step-dispute': {
    says: 'Se non è Suo, o la somma è sbagliata, lo scriva e dica perché. Mandi la stessa lettera alla prima ditta.',
  },
  'es.debt.step-keep': {
    says: 'Conservi ogni lettera e busta. Scriva ogni telefonata: il giorno, il nome, che cosa è stato detto.',
  },
  'es.debt.step-watch-court': {
    says: 'Apra tutta la posta. Un atto del tribunale (monitorio) è diverso da questa lettera. Allora ha solo 20 giorni lavorativi.',
  },
}
