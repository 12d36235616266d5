/** The French words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_FR: Words = {
  'fr.social.want': {
    says: 'La MDPH décide sur votre demande.',
  },
  'fr.social.reality': {
    says: 'Un refus n’est souvent pas définitif. Vous redemandez d’abord par écrit à la MDPH, gratuitement.',
  },
  'fr.social.deadline': {
    says: 'Vous avez deux mois dès la lettre pour le recours à la MDPH (RAPO). Le tribunal vient seulement après.',
    action: 'Envoyer le recours (RAPO) à la MDPH',
    consequence: 'Le refus devient définitif. Vous pouvez refaire une demande.',
  },
  'fr.social.right-court': {
    says: 'Sans réponse en deux mois, ou refus : deux mois pour le pôle social du tribunal. Sans avocat obligatoire, il peut nommer un médecin.',
  },
  'fr.social.step': {
    says: 'Ajoutez des certificats sur vos difficultés de chaque jour, pas seulement la maladie. Demandez le dossier et le taux.',
  },
  'fr.social.option': {
    says: 'Écrivez pourquoi c’est faux, avec preuves. Vous pouvez demander un conciliateur (personne qualifiée).',
    title: 'Recours à la MDPH',
    cost: 'Gratuit.',
    time: 'Deux mois.',
    risk: 'Aucun.',
    bestFor: 'Vos difficultés n’ont pas été vues.',
  },
  'fr.social.right-pension': {
    says: 'Contre une caisse de retraite, écrivez à la commission de recours amiable dans les deux mois. Puis le pôle social, sans avocat obligatoire.',
  },
}
