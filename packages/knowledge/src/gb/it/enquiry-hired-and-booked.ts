/** Italian: the words of the rows in ../enquiry-hired-and-booked.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIRED_AND_BOOKED_IT: Words = {
  'gb.ask-consumer.hire-damage': {
    says: 'Scriva subito che contesta. Chieda foto datate, il foglio di consegna e la fattura: devono mostrare che è stato lei e il costo. Una clausola che permette ogni somma di solito non vale. Chieda un chargeback o, oltre 100 £ con carta di credito, la section 75. Dopo la loro ultima risposta, BVRLA è gratis per noleggi nel Regno Unito se sono soci.',
  },
  'gb.ask-consumer.room-cancelled': {
    says: 'Hanno cancellato loro? Allora hanno rotto l’accordo: può riavere tutto e non deve prendere un buono. Può chiedere i giusti costi in più per una camera simile. Un’impresa non può tenerli con una clausola. Chieda per iscritto entro 14 giorni. Oltre 100 £ pagati all’hotel con carta di credito risponde anche l’emittente; col debito chieda un chargeback.',
  },
  'gb.ask-housing.scotland-unregistered': {
    says: 'Per ora continui a pagare: l’affitto cessa solo quando il comune lo dice con un avviso. Lo avverta. Affittare senza registrazione è reato, fino a 50.000 £. Con l’avviso non si deve affitto e non possono mandarla via per questo.',
  },
}
