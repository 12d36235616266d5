/** The Italian words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_IT: Words = {
  'de.maintenance.want': {
    says: 'Vogliono sapere quanto guadagna per calcolare il mantenimento del figlio (Kindesunterhalt).',
  },
  'de.maintenance.reality': {
    says: 'Deve rispondere sul reddito. Ma quanto deve dipende da quanto guadagna e Le serve per vivere.',
  },
  'de.maintenance.right-own': {
    says: 'Può tenere quanto basta per vivere (Selbstbehalt). Per figli minori deve fare di tutto per guadagnare.',
  },
  'de.maintenance.right-past': {
    says: 'Per il passato deve solo dal mese della prima richiesta chiara.',
  },
  'de.maintenance.right-two-years': {
    says: 'Possono richiederlo solo dopo due anni, salvo che mostrino che guadagna molto di più.',
  },
  'de.maintenance.right-minimum': {
    says: 'C’è un minimo per età che cambia ogni anno. Si toglie metà del Kindergeld.',
  },
  'de.maintenance.right-change': {
    says: 'Guadagna molto meno? Il titolo vale finché non cambia. Chieda subito la modifica.',
  },
  'de.maintenance.warn-sign': {
    says: 'Un atto firmato al Jugendamt si esegue come una sentenza. Faccia controllare la somma prima di firmare.',
  },
  'de.maintenance.step-answer': {
    says: 'Mandi in tempo dodici buste paga, con affitto, debiti e altri figli. Chieda più tempo se serve.',
  },
  'de.maintenance.step-pay': {
    says: 'Paghi ogni mese quanto deve di sicuro, con figlio e mese nella causale. Non pagare nulla può essere reato.',
  },
  'de.maintenance.option-lawyer': {
    says: 'Faccia calcolare la somma a un avvocato di famiglia. Con poco reddito chieda un buono al tribunale.',
    title: 'Far calcolare la somma',
    cost: '15 € con il buono.',
    time: 'Prima della data della lettera.',
    risk: 'Nessuno.',
    bestFor: 'Guadagna poco o ha altri figli.',
  },
}
