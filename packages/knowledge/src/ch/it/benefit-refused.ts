/** Letters of an office that refuses or stops a benefit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_IT: Words = {
  'ch.refusal.want': {
    says: 'Un ufficio dice che non riceve la prestazione, che finisce o si riduce.',
  },
  'ch.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte decisioni cambiano quando ci si oppone con documenti.',
  },
  'ch.refusal.step-first': {
    says: 'Chieda i motivi e l’incarto. Raccolga prove e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'ch.refusal.benefit-want': {
    says: 'Un ufficio dice che non riceve la prestazione, che finisce o si riduce.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte decisioni cambiano quando ci si oppone con documenti.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Chieda i motivi e l’incarto. Raccolga prove e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'ch.refusal.right-object': {
    says: 'Contro una decisione ha di solito 30 giorni per opporsi o ricorrere. Contro un preavviso dell’ufficio AI pure 30 giorni. La lettera dice dove.',
  },
  'ch.refusal.right-invalidity': {
    says: 'La rendita AI comincia al 40% d’invalidità. Sotto, da circa il 20%, può spettare aiuto al lavoro o riformazione: lo chieda. Guardi il confronto dei salari.',
  },
  'ch.refusal.right-file': {
    says: 'Può vedere tutto il fascicolo con i referti e deve essere sentito prima della decisione. Il progetto (preavviso) è l’occasione: mandi una lettera del medico.',
  },
  'ch.refusal.deadline': {
    says: 'Ha trenta giorni per opporsi per iscritto.',
    action: 'Fare opposizione',
    consequence: 'La decisione diventa definitiva.',
  },
}
