/** The Italian words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_WORDS: Words = {
  'de.home.deadline-costs': {
    says: "Ha dodici mesi dall'arrivo del conguaglio per contestare. Un pagamento dovuto va fatto in tempo lo stesso, con riserva.",
    action: 'Dire al locatore che cosa è sbagliato nel conguaglio',
    consequence: 'Non può più contestare il conguaglio.',
  },
  'de.home.step-costs-check': {
    says: 'Controlli periodo, totale, quota del Suo appartamento e acconti. Chieda di vedere le ricevute.',
  },
  'de.home.option-costs': {
    title: 'Chiedere le ricevute e contestare',
    says: 'Chieda di vedere le ricevute. Finché non può, può trattenere il pagamento in più.',
    cost: 'Gratis.',
    time: 'Entro dodici mesi.',
    risk: 'Paghi in tempo ciò che è chiaramente giusto.',
    bestFor: 'Il conguaglio è alto o poco chiaro.',
  },
  'de.home.right-costs-late': {
    says: 'Il conguaglio deve arrivarLe entro dodici mesi dalla fine del suo anno. Dopo il locatore non può chiedere pagamenti in più.',
  },
  'de.home.right-costs-receipts': {
    says: 'Ha il diritto di vedere le ricevute dietro il conguaglio.',
  },
  'de.costs.want': {
    says: 'Il locatore ha contato le spese di un anno (Betriebskosten).',
  },
  'de.costs.want-more': {
    says: 'Le chiedono la parte che i Suoi pagamenti mensili non hanno coperto.',
  },
  'de.costs.who': {
    says: "Il locatore o l'amministratore deve rendere conto dei Suoi pagamenti una volta all'anno, voce per voce.",
  },
  'de.costs.reality': {
    says: 'Può controllare questo conto. Ha dodici mesi per contestare, anche se ha pagato.',
  },
  'de.costs.rights-summary': {
    says: 'Può vedere tutti i documenti, contestare singole voci e pagare con riserva.',
  },
  'de.costs.not-yet': {
    says: 'Nessuno può prenderLe soldi per questo conto. Prima serve un tribunale.',
  },
  'de.costs.know-jobcenter': {
    says: 'Se è troppo per Lei, il Jobcenter può coprire questo pagamento, anche se lavora.',
    learnMore: 'Faccia domanda nel mese in cui scade il pagamento.',
  },
  'de.costs.right-list': {
    says: 'Sono dovuti solo i costi della lista di legge indicati nel contratto. Riparazioni e amministrazione non ci sono.',
  },
  'de.costs.right-thrift': {
    says: 'Il locatore deve spendere bene. Non deve pagare costi alti senza motivo.',
  },
  'de.costs.right-advance': {
    says: 'Dopo il conto, ognuno può cambiare il pagamento mensile, ma solo a una somma giusta.',
  },
  'de.costs.step-date': {
    says: 'Annoti il giorno in cui è arrivato il conto. Oltre dodici mesi dopo la fine del suo anno, non deve altro.',
  },
  'de.costs.step-compare': {
    says: "Confronti ogni voce con l'anno scorso e con il contratto. Annoti ciò che è nuovo o molto più alto.",
  },
  'de.costs.step-reserve': {
    says: 'Non è sicuro? Paghi entro il giorno indicato e scriva "unter Vorbehalt" (con riserva). Potrà ancora contestare.',
  },
  'de.costs.option-reserve': {
    says: 'Paghi con le parole "unter Vorbehalt". Può contestare per dodici mesi.',
    title: 'Pagare con riserva, poi controllare',
    cost: 'Il pagamento richiesto.',
    time: 'Entro il giorno del conto.',
    risk: 'Deve chiedere Lei i soldi indietro.',
    bestFor: 'Può pagare e non vuole liti per il ritardo.',
  },
  'de.costs.option-plan': {
    says: 'Offra per iscritto una somma al mese. Prima chieda aiuto al Jobcenter o al Sozialamt.',
    title: 'Chiedere di pagare a rate',
    cost: 'Una parte ogni mese.',
    time: 'Prima del giorno del conto.',
    risk: 'Possono rifiutare. Non ammetta tutta la somma.',
    bestFor: 'La somma è giusta ma troppo alta in una volta.',
  },
  'de.costs.option-help': {
    says: "Un'associazione di inquilini (Mieterverein) o consumatori controlla questi conti.",
    title: 'Far controllare il conto',
    cost: 'Una quota annuale, o aiuto per redditi bassi.',
    time: 'Entro dodici mesi, meglio ora.',
    risk: 'Nessuno.',
    bestFor: 'Il conto è lungo o molto più alto di prima.',
  },
}
