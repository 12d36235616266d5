/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'it.debt.step-check': {
    says: 'Prima controlli la lettera. Il debito è Suo? La somma è giusta? Ha già pagato? Non paghi, firmi o chiami finché non lo sa.',
  },
  'it.debt.step-age': {
    says: "Cerchi la data dell'ultimo pagamento e delle vecchie richieste. Se può essere prescritto, chieda consiglio prima di rispondere.",
  },
  'it.debt.step-write': {
    says: 'Risponda con raccomandata A/R o PEC. Chieda il contratto, il dettaglio delle somme e la prova di chi è titolare. Dica che non lo riconosce.',
  },
  'it.debt.step-essentials': {
    says: 'Paghi prima casa, luce, acqua e cibo. Poi veda cosa resta. Un consulente gratuito può aiutarLa.',
  },
  'it.debt.step-title-check': {
    says: 'Chieda copia del provvedimento e la prova di quando Le è stato notificato. Poi vada da un avvocato.',
  },
  'it.debt.step-offer': {
    says: "Se lo deve, offra quello che può pagare al mese e chieda di fermare gli interessi. Si faccia dare l'accordo scritto.",
  },
  'it.debt.step-one-sum': {
    says: 'Se può trovare una somma minore, la offra per chiudere (saldo e stralcio). Prima di pagare, ottenga per iscritto che non deve altro.',
  },
  'it.debt.step-dispute': {
    says: 'Se non è Suo o la somma è sbagliata, lo scriva e dica perché. Mandi la stessa lettera alla prima società.',
  },
  'it.debt.step-keep': {
    says: 'Conservi lettere e buste. Annoti ogni chiamata: il giorno, il nome, cosa è stato detto.',
  },
  'it.debt.step-watch-court': {
    says: 'Apra tutta la posta e ritiri le raccomandate. Un decreto ingiuntivo Le dà solo 40 giorni.',
  },
}
