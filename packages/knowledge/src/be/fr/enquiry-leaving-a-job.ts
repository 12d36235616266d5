/** Questions about giving notice and unemployment pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FR: Words = {
  'be.ask.unemployment': {
    says: 'Depuis 2026, l’allocation s’arrête après 24 mois au plus. Contre un refus ou une sanction, vous avez trois mois pour le tribunal du travail, sans frais. Voyez votre syndicat, et le CPAS pour un revenu d’intégration.',
  },
  'be.ask.unemployment-back': {
    says: 'Demandez comment la somme est calculée. Vous avez trois mois pour le tribunal du travail, sans frais. De bonne foi, on ne peut réclamer que les 150 derniers jours. Vous pouvez aussi demander un plan ou une remise.',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'la raison de votre départ',
    says: 'Partir sans bonne raison coûte souvent 4 à 52 semaines d’allocations. Bonnes raisons : salaire impayé, santé, déménagement familial. Depuis mars 2026, après environ dix ans de travail, on peut partir une fois et toucher jusqu’à six mois. Gardez des preuves, inscrivez-vous aussitôt et défendez-vous à l’audition. Contre une sanction, vous avez trois mois pour le tribunal du travail.',
  },
  'be.ask.c4': {
    says: 'Votre employeur doit vous donner le C4 au plus tard votre dernier jour de travail. Demandez-le par recommandé et prévenez votre syndicat ou l’ONEM. Inscrivez-vous quand même tout de suite comme demandeur d’emploi. Le tribunal du travail peut l’ordonner.',
  },
  'be.ask.fixed-term': {
    says: 'Si l’employeur y met fin trop tôt sans motif grave, il doit le salaire jusqu’au terme, au plus le double de l’indemnité de préavis. Il ne peut donner un préavis que dans la première moitié, six mois au plus. Vous avez un an pour agir.',
  },
}
