/** The French words of the rows in ../fixed-term.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_FR: Words = {
  'de.fixed-term.want': {
    says: 'Votre employeur dit que votre contrat à durée fixe prend fin.',
  },
  'de.fixed-term.reality': {
    says: 'Ce n’est pas un licenciement. Le contrat finit seul, si la durée fixe était légale.',
  },
  'de.fixed-term.right-court': {
    says: 'Vous pouvez saisir le tribunal du travail jusqu’à trois semaines après la fin prévue. Durée illégale : l’emploi continue sans terme.',
  },
  'de.fixed-term.right-limits': {
    says: 'Sans motif : deux ans au plus, trois prolongations au plus, pas si vous y avez déjà travaillé. Signé avant le début.',
  },
  'de.fixed-term.right-goes-on': {
    says: 'Vous continuez après la fin, l’employeur le sait et ne dit rien ? L’emploi devient sans terme.',
  },
  'de.fixed-term.step': {
    says: 'Inscrivez-vous (arbeitsuchend) trois mois avant la fin. Moins de temps ? Sous trois jours, en ligne ou par téléphone.',
  },
  'de.fixed-term.option': {
    says: 'Faites vérifier la durée avant la fin des trois semaines : syndicat ou avocat.',
    title: 'Faire vérifier la durée',
    cost: 'Pas de frais au début. Votre avocat est à votre charge, même si vous gagnez.',
    time: 'Trois semaines après la fin.',
    risk: 'Aucun.',
    bestFor: 'Contrats répétés ou sans écrit.',
  },
  'de.trial.right-notice': {
    says: 'Pendant l’essai convenu, six mois au plus, le préavis est de deux semaines, à tout jour.',
  },
  'de.trial.right-reason': {
    says: 'Les six premiers mois, pas besoin de motif. Mais pas pour grossesse, origine, religion, âge ou handicap.',
  },
}
