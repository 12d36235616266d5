/** Questions about a contract that lets the employer change it, and about agreements to be made redundant: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_CHANGED_IT: Words = {
  'gb.ask-work.contract-lets-change': {
    says: 'Una clausola così non lascia mano libera. I giudici la leggono in modo stretto, soprattutto se costa paga o ore. Devono parlarle prima, avvisare in tempo e usarla in modo ragionevole, anche una ditta piccola. Se va troppo oltre, scriva subito che non è d’accordo e lavori «sotto protesta» (under protest). Chieda per iscritto la paga che manca e chiami Acas in tempo: 0300 123 1100. Non si dimetta senza consiglio.',
    dependsOn: 'quanto è chiara la clausola e come la usano',
  },
  'gb.ask-work.settlement-redundancy': {
    says: 'Nessuno deve firmare. L’indennità dopo due anni, il preavviso e le ferie sono dovuti anche senza, e firmare fa perdere diritti. L’offerta dovrebbe quindi dare di più: può chiedere di più, anche con un avvocato. Obbliga solo dopo un consiglio indipendente, che di solito paga la ditta. Per Acas dieci giorni per pensare sono giusti. Anche senza firma devono consultare e scegliere in modo equo. Chiami Acas prima che scada il breve termine: 0300 123 1100.',
  },
}
