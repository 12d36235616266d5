/** The French words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_FR: Words = {
  'de.social.want': {
    says: 'Un service social refuse ou accorde moins que demandé.',
  },
  'de.social.reality': {
    says: 'Un refus n’est souvent pas le dernier mot. L’opposition est gratuite, une phrase suffit.',
  },
  'de.social.deadline': {
    says: 'Vous avez un mois à partir de la réception. Les motifs peuvent suivre.',
    service: 'une lettre d’une administration est réputée reçue le quatrième jour après l’envoi',
    action: 'Envoyer votre opposition (Widerspruch)',
    consequence: 'La décision devient définitive. Il ne reste qu’une demande de révision.',
  },
  'de.social.right-court': {
    says: 'L’opposition et le tribunal social sont gratuits, sans avocat. En urgence, le tribunal décide vite (Eilantrag).',
  },
  'de.social.right-file': {
    says: 'Vous pouvez voir votre dossier et les rapports médicaux. La décision doit être motivée.',
  },
  'de.social.right-review': {
    says: 'Mois manqué ? Demandez une révision. Si votre état s’aggrave, faites une nouvelle demande.',
  },
  'de.social.right-disability': {
    says: 'Toutes vos maladies comptent ensemble, selon leurs effets. Dès 50, handicap grave. Dès 30, l’agence peut vous assimiler.',
  },
  'de.social.right-parents': {
    says: 'L’allocation parentale remonte à trois mois au plus avant la demande. Contre un refus : le tribunal social.',
  },
  'de.social.right-pension-years': {
    says: 'Les années avec un jeune enfant comptent pour la retraite, trois au plus par enfant, même sans travail. Prouvez les trous plus tard : le relevé doit être corrigé.',
  },
  'de.social.step': {
    says: 'Écrivez « Je m’oppose à la décision du … » avec votre numéro. Demandez le dossier. Les lettres de médecins suivront.',
  },
  'de.social.option': {
    says: 'Opposez-vous à temps. Une association sociale (VdK, SoVD) peut écrire les motifs.',
    title: 'Faire opposition gratuitement',
    cost: 'Gratuit.',
    time: 'En un mois.',
    risk: 'Aucun.',
    bestFor: 'Un point a été oublié.',
  },
}
