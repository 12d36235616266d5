/** Una penale per un veicolo senza tassa: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const VEHICLE_TAX_PENALTY_IT: Words = {
  'gb.vehicle-tax.civil': {
    says: 'Questa penale non porta punti né precedenti. Va a chi risulta nel registro, anche se nessuno guidava.',
  },
  'gb.vehicle-tax.no-goods': {
    says: 'Un recuperatore della DVLA non può prendere nulla in casa. Prima dovrebbe decidere un giudice.',
  },
  'gb.vehicle-tax.right-sold': {
    says: 'Non deve nulla se ha detto in tempo alla DVLA che il veicolo era venduto, demolito o fermo. Invii la prova.',
  },
  'gb.vehicle-tax.step-today': {
    says: 'Se è ancora Suo, paghi la tassa o lo dichiari fermo (SORN) oggi su GOV.UK. Così non arriva un’altra penale.',
  },
  'gb.vehicle-tax.step-proof': {
    says: 'Cerchi la prova di vendita, demolizione, SORN o pagamento: e-mail, ricevuta, movimento di banca.',
  },
  'gb.vehicle-tax.right-sum': {
    says: 'La penale è £80, o £40 se paga nel tempo indicato. La tassa si deve in più.',
  },
  'gb.vehicle-tax.right-refund': {
    says: 'Con vendita, demolizione o SORN, la DVLA rimborsa la tassa di ogni mese intero rimasto.',
  },
  'gb.vehicle-tax.right-complain': {
    says: 'Se la DVLA dice no, può reclamare. Dopo l’ultima risposta, un esperto indipendente lo esamina gratis.',
  },
  'gb.vehicle-tax.insight-debit': {
    says: 'Spesso un addebito (Direct Debit) è fallito, o l’avviso di vendita non è arrivato.',
    actionable: 'Controlli i movimenti. Dica in che giorno e come ha avvisato la DVLA.',
  },
  'gb.vehicle-tax.settlement': {
    says: 'L’«out-of-court settlement» è un’offerta. Se paga in tempo, niente tribunale. Se è sbagliato, dica perché prima di quel giorno.',
  },
  'gb.vehicle-tax.warning-clamp': {
    says: 'Non lo tenga su strada pubblica senza tassa. Può essere bloccato o rimosso, e usarlo può portare in tribunale.',
  },
  'gb.vehicle-tax.option-dispute': {
    says: 'Scriva all’indirizzo della lettera prima del giorno. Dica cosa è successo e quando, con copie.',
    title: 'Inviare le prove e chiedere l’annullamento',
    cost: 'Niente.',
    time: 'Una lettera adesso, risposta in alcune settimane.',
    risk: 'La somma ridotta può scadere. Chieda di tenerla aperta.',
    bestFor: 'Era venduto, demolito, pagato o fermo.',
  },
  'gb.vehicle-tax.option-pay': {
    says: 'Paghi come dice la lettera, e paghi la tassa o faccia il SORN lo stesso giorno.',
    title: 'Pagare in tempo la somma ridotta',
    cost: 'La somma ridotta e la tassa.',
    time: 'Pochi minuti.',
    risk: 'Pagare accetta la penale.',
    bestFor: 'Era Suo, senza tassa né SORN.',
  },
}
