/** The Italian words of the rows in ../tax-of-states-and-counties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_OF_STATES_AND_COUNTIES_IT: Words = {
  'us.state-tax.want': { says: 'Uno Stato, una contea (county) o una città dice che deve tasse.' },
  'us.state-tax.rights-summary': {
    says: 'Può chiedere come hanno fatto il conto, opporsi o fare ricorso, e chiedere di pagare a rate.',
  },
  'us.state-tax.right-appeal': {
    says: 'Ha il diritto di opporsi o fare ricorso. L’avviso dice come e l’ultimo giorno.',
  },
  'us.state-tax.step-date': {
    says: 'Cerchi l’ultimo giorno per opporsi e il sito proprio dell’ufficio. Non usi un link nella lettera se non è sicuro.',
  },
  'us.state-tax.step-check': {
    says: 'Lo confronti con la Sua dichiarazione e i pagamenti. Risponda per iscritto con copie delle Sue prove.',
  },
  'us.state-tax.option-appeal': {
    says: 'Scriva entro l’ultimo giorno che non è d’accordo e perché.',
    title: 'Opporsi o fare ricorso',
    cost: 'Gratis in quasi tutti gli Stati',
    time: 'Entro il giorno nell’avviso',
    risk: 'Gli interessi continuano se perde.',
    bestFor: 'La somma è sbagliata o non è Sua.',
  },
  'us.state-tax.option-plan': {
    says: 'Quasi tutti gli uffici delle tasse lasciano pagare a rate. Chieda online o per telefono sul loro sito.',
    title: 'Chiedere un piano di pagamento',
    cost: 'Una rata ogni mese, e interessi',
    time: 'Prima del giorno nell’avviso',
    risk: 'Possono ancora registrare un vincolo (lien).',
    bestFor: 'Deve i soldi ma non può pagare subito.',
  },
}
