/** The French words of the rows in ../medicaid-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_STOPS_FR: Words = {
  'us.stop.medicaid-want': {
    says: 'L’État dit que votre Medicaid finit, change ou est refusé, et pourquoi.',
  },
  'us.stop.medicaid-reality': {
    says: 'Beaucoup de gens perdent Medicaid seulement parce qu’un formulaire manquait. On peut souvent le réparer.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Vous avez droit à une audience (fair hearing). L’avis donne le dernier jour, au plus dans 90 jours.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Demandez une audience avant le jour où il finit, et votre Medicaid continue jusqu’à la décision.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Le plus souvent, l’avis doit arriver au moins dix jours avant la fin de votre Medicaid.',
  },
  'us.stop.medicaid-step': {
    says: 'Envoyez ce qui manque et demandez une audience le même jour. Dites que vous voulez que Medicaid continue.',
  },
  'us.stop.medicaid-option': {
    says: 'Demandez par écrit, en ligne ou par téléphone. Gardez la preuve du jour.',
    title: 'Demander une audience (fair hearing)',
    cost: 'Gratuit',
    time: 'Avant le jour de la fin, pour garder Medicaid',
    risk: 'Si vous perdez, l’État peut demander le coût des soins qui ont continué.',
    bestFor: 'Vous y avez encore droit, ou seul un formulaire manquait.',
  },
}
