/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'ch.ask.step-work': { says: 'Demandez le motif par écrit et inscrivez-vous à l’ORP.' },
  'ch.ask.right-work': { says: 'Vous avez droit à un délai de congé d’un à trois mois.' },
  'ch.ask.fired': {
    says: 'Demandez le motif par écrit. Opposez-vous avant la fin du délai de congé si vous le trouvez abusif. Vous avez ensuite 180 jours pour l’autorité de conciliation.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Écrivez tout de suite que vous ne l’acceptez pas et offrez votre travail. Sans juste motif, ou s’ils ont attendu plus de quelques jours, ils doivent le salaire du délai de congé et jusqu’à six mois de plus. Allez à la conciliation.',
  },
  'ch.ask.notice-by-message': {
    says: 'Le plus souvent oui : la loi n’exige aucune forme. Il est nul seulement si le contrat ou la CCT exige l’écrit. Vérifiez les deux tout de suite. Le délai de congé court en entier avec salaire. Demandez le motif par écrit. Malade ou enceinte après le temps d’essai, le congé est nul.',
  },
  'ch.ask.warned': {
    says: 'Un avertissement ne met fin à rien. Avec le délai, l’employeur peut licencier même sans avertissement, mais pas de façon abusive. Avec effet immédiat, seulement pour justes motifs, ou après un avertissement clair en cas de récidive. S’il est faux, répondez par écrit et demandez que ce soit au dossier.',
    dependsOn: 'de la gravité et de la suite',
  },
}
