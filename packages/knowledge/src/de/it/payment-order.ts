/** Court payment orders (Mahnbescheid): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'de.claim.what-order': {
    says: "È un'ingiunzione di pagamento del tribunale (Mahnbescheid). Paghi, o si opponga entro due settimane dal giorno sulla busta gialla.",
  },
  'de.claim.reality-order': {
    says: "Nessun giudice ha controllato se Lei deve questa somma. Chiunque può chiedere un'ingiunzione. Ma il silenzio la rende eseguibile.",
  },
  'de.claim.who-order': {
    says: "L'ingiunzione viene da un vero tribunale. Trasmette solo ciò che chiede l'altra parte.",
  },
  'de.claim.not-yet-order': {
    says: 'Non si può ancora pignorare nulla. Per quello serve un ordine di esecuzione (Vollstreckungsbescheid), che la Sua opposizione ferma.',
  },
  'de.claim.rights-order': {
    says: 'Può opporsi a tutto o a una parte, senza dare motivi. Non costa nulla.',
  },
  'de.claim.know-help': {
    says: 'Ogni tribunale locale (Amtsgericht) La aiuta gratis a compilare il modulo di opposizione.',
    learnMore:
      'Può opporsi anche per lettera. Indichi il numero e scriva: «Ich widerspreche dem Anspruch insgesamt» (mi oppongo a tutta la richiesta).',
  },
  'de.claim.deadline-order': {
    says: 'Le due settimane partono dal giorno della notifica, scritto sulla busta gialla. Il giorno indicato qui è quello sicuro.',
    action: "Mandare l'opposizione (Widerspruch), o pagare ciò che deve",
    consequence:
      "L'altra parte può chiedere un ordine di esecuzione. Un'opposizione tardiva vale ancora finché non è emesso.",
  },
  'de.claim.option-object': {
    title: "Opporsi all'ingiunzione",
    says: 'Segni la casella sul modulo e lo rimandi. Non servono motivi né avvocato.',
    cost: 'Gratis.',
    time: 'Dieci minuti, entro due settimane.',
    risk: 'Possono passare a una vera causa. Se la perde, ne paga le spese.',
    bestFor: 'Non deve la somma, o non tutta.',
  },
  'de.claim.right-object': {
    says: 'Ha il diritto di opporsi per iscritto senza motivi, finché non è emesso un ordine di esecuzione.',
  },
  'de.claim.right-late': {
    says: "Un'opposizione tardiva non è persa. Il tribunale la tratta come opposizione all'ordine di esecuzione.",
  },
  'de.claim.right-proof': {
    says: "Dopo la Sua opposizione l'altra parte deve spiegare e provare la richiesta davanti a un giudice.",
  },
  'de.claim.right-expires': {
    says: "Se non chiedono l'ordine successivo entro sei mesi dalla notifica, l'ingiunzione perde effetto.",
  },
  'de.claim.warn-silence': {
    says: 'Non la ignori, anche se la richiesta è assurda. Il silenzio può renderla eseguibile per 30 anni.',
  },
  'de.claim.warn-fake': {
    says: "Una vera ingiunzione arriva per posta in busta gialla con una data. Una per email o che vuole denaro all'estero è falsa.",
  },
  'de.claim.warn-part': {
    says: 'Se non dice a che cosa si oppone, il tribunale considera che si oppone a tutto.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Il modulo lo dice da solo: il tribunale non ha controllato la richiesta.',
    actionable: 'Confronti la richiesta riga per riga con contratto e pagamenti.',
  },
  'de.claim.insight-stop': {
    says: "Dopo un'opposizione nessuna causa parte da sola. L'altra parte deve chiederla, spesso già nel primo modulo, e pagare prima altre tasse.",
    actionable: 'Si opponga se ha dubbi, e continui a controllare la posta.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Deve la fattura ma non le spese in più? Si opponga solo alle spese di incasso e paghi il resto.',
    risk: 'Ciò a cui non si oppone diventa eseguibile. Paghi quella parte in tempo.',
    notWhen: 'Non deve proprio nulla.',
  },
  'de.claim.myth-court-checked': {
    says: "Un'ingiunzione (Mahnbescheid) non è una sentenza. Il tribunale non ha controllato affatto la richiesta.",
  },
  'de.claim.myth-need-lawyer': {
    says: "Non servono avvocato né motivi per opporsi a un'ingiunzione.",
  },
  'de.claim.element-unchecked': {
    name: 'La nota che il tribunale non ha controllato la richiesta',
    says: 'Una vera ingiunzione dice che il tribunale non ha controllato la richiesta.',
    ifMissing:
      'Non vediamo la nota che il tribunale non ha controllato la richiesta. Una vera ingiunzione la riporta. Chiami il tribunale.',
  },
  'de.claim.element-two-weeks': {
    name: 'Le due settimane per pagare o opporsi',
    says: 'Una vera ingiunzione dà due settimane per pagare o opporsi.',
    ifMissing:
      "Non vediamo le due settimane per l'opposizione. Chiami il tribunale e chieda se il documento è vero.",
  },
}
