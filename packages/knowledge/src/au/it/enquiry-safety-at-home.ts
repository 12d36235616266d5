/** Questions about violence and control by a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_IT: Words = {
  'au.ask.violent-partner': {
    says: 'In pericolo chiami lo 000. Un tribunale può ordinare alla persona di lasciarla in pace o di stare fuori casa. La polizia può chiederlo per lei, o lei stessa al tribunale locale. Se è urgente, l’ordine può venire prima e l’udienza dopo. Violarlo è reato, e vale in ogni stato. Aiuto gratis giorno e notte: 1800 737 732.',
  },
  'au.ask.violence-lease': {
    says: 'Sì, può uscire senza penale. Nel New South Wales un avviso per violenza domestica con prova lo chiude subito per Lei. Basta il documento di un medico o di un operatore. Nel Queensland e in Western Australia sono sette giorni. In Victoria lo chieda al VCAT, che può anche togliere l’altra persona dal contratto. Aiuto giorno e notte: 1800 737 732. In pericolo: 000.',
  },
}
