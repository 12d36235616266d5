/** The French words of Ireland: law that an adviser names first. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'ie.debt.know-claim-notice': {
    says: 'Pour une dette de 15 000 € au plus, un procès commence par un avis de demande (claim notice) du District Court. Vous avez alors 28 jours pour répondre.',
  },
  'ie.debt.right-lsra': {
    says: 'Si un avocat (solicitor) vous trompe ou vous intimide, vous pouvez vous plaindre à l’autorité de contrôle (LSRA). C’est gratuit.',
  },
  'ie.home.right-declaration': {
    says: 'Si le motif est une vente, une déclaration sous serment (statutory declaration) doit accompagner le congé. La vente doit être prévue dans les neuf mois.',
  },
  'ie.home.right-many-homes': {
    says: 'Un propriétaire qui vend dix logements ou plus d’un même ensemble en six mois ne peut le plus souvent pas mettre fin aux baux pour cela.',
  },
  'ie.home.know-email': {
    says: 'Un e-mail ou un SMS seul n’est pas un congé valable. Le congé doit vous être remis, envoyé par la poste ou laissé chez vous.',
  },
  'ie.home.know-slip': {
    says: 'Une petite erreur qui ne vous nuit pas peut ne pas annuler un congé. Demandez à Threshold de vérifier avant de compter dessus.',
  },
}
