/** Enforcement orders (Vollstreckungsbescheid): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ORDER_WORDS: Words = {
  'de.judgment.what-order': {
    says: 'È un ordine di esecuzione (Vollstreckungsbescheid). Ora possono eseguire, ma Lei ha due settimane per opporsi.',
  },
  'de.judgment.reality': {
    says: "Nessun giudice ha ancora guardato la Sua versione. La Sua opposizione riapre il caso dall'inizio.",
  },
  'de.judgment.deadline-order': {
    says: 'Le due settimane partono dal giorno della notifica, scritto sulla busta gialla. Nessuno può allungare questo termine.',
    action: "Mandare l'opposizione (Einspruch) al tribunale",
    consequence: "L'ordine diventa definitivo e si può eseguire per 30 anni.",
  },
  'de.judgment.step-object': {
    says: "Non è giusto? Scriva: «Ich lege Einspruch ein» (mi oppongo), con la data dell'ordine. Indichi il numero, firmi e la mandi in tempo.",
  },
  'de.judgment.step-stop': {
    says: "L'opposizione da sola non ferma l'esecuzione. Chieda al tribunale nella stessa lettera di sospenderla (Einstellung).",
  },
  'de.judgment.option-object': {
    title: 'Opporsi entro due settimane',
    says: "Mandi un'opposizione al tribunale che ha emesso l'ordine. Poi il caso continua come una causa normale.",
    cost: "All'inizio gratis. Alla fine paga chi perde.",
    time: 'Una lettera ora.',
    risk: 'Se la richiesta è giusta, paga più spese.',
    bestFor: 'Non deve la somma, o il debito è troppo vecchio.',
  },
  'de.judgment.right-object': {
    says: 'Ha il diritto di opporsi. Allora un giudice deve sentire le due parti.',
  },
  'de.judgment.warn-final': {
    says: 'Le due settimane sono rigide. Dopo, anche una richiesta sbagliata può valere per 30 anni.',
  },
  'de.judgment.order-who': {
    says: "Viene dal tribunale che manda le ingiunzioni. L'altra parte può usarlo per pignorare stipendio o conti.",
  },
  'de.judgment.order-rights': {
    says: 'Può opporsi entro due settimane. Ciò che Le serve per vivere resta al sicuro anche ora.',
  },
  'de.judgment.order-not-yet': {
    says: "Nessuno può perquisire la Sua casa senza il Suo sì o l'ordine di un giudice. Il Suo reddito protetto resta Suo.",
  },
  'de.judgment.order-step-account': {
    says: 'Trasformi ora il conto in un conto protetto (P-Konto). Allora la somma di base di ogni mese è al sicuro.',
  },
  'de.judgment.order-right-income': {
    says: 'Fino al 30 giugno 2027 almeno 1.587,40 € del Suo stipendio netto mensile sono al sicuro, e di più se mantiene altri.',
  },
  'de.judgment.order-step-offer': {
    says: 'Se deve la somma, offra ora rate, prima che venga un ufficiale giudiziario.',
  },
}
