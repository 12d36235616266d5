/** Letters of an office that refuses or stops a benefit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_IT: Words = {
  'be.refusal.want': {
    says: 'Un ufficio dice che non riceve la prestazione, che finisce o si riduce.',
  },
  'be.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte decisioni cambiano quando ci si oppone con documenti.',
  },
  'be.refusal.step-first': {
    says: 'Chieda i motivi e l’incarto. Raccolga prove e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'be.refusal.right-court': {
    says: 'Di solito ha tre mesi per il tribunale del lavoro. Non costa nulla, e il sindacato o un avvocato gratuito può scrivere.',
  },
  'be.refusal.deadline': {
    says: 'Di solito ha tre mesi per il tribunale del lavoro. Contiamo dalla data della lettera.',
    action: 'Ricorso al tribunale del lavoro',
    consequence: 'La decisione resta.',
  },
  'be.benefit.right-no-costs': {
    says: 'Una causa contro un ente sociale davanti al tribunale del lavoro non Le costa nulla, anche se perde. Solo una causa temeraria può costare.',
  },
  'be.benefit.right-living-wage': {
    says: 'Contro una decisione del CPAS sul reddito d’integrazione ha tre mesi per il tribunale del lavoro. Può anche lasciar cadere un debito per equità.',
  },
  'be.refusal.right-conditions': {
    says: 'Per il reddito d’integrazione (leefloon) servono una casa qui, 18 anni, troppo poco denaro e la volontà di lavorare. Salute o equità possono esonerarLa dal lavoro.',
  },
}
