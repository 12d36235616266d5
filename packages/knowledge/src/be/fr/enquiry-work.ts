/** Questions sur le travail, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'be.ask.own-notice': {
    says: 'Si vous partez, le préavis augmente avec l’ancienneté, jusqu’à 13 semaines. Donnez-le par recommandé. Réfléchissez : vous pouvez perdre le chômage.',
  },
  'be.ask.serious-cause': {
    says: 'Contestez tout de suite par recommandé. L’employeur doit prouver les faits, agir en trois jours ouvrables et donner les motifs dans les trois suivants. Voyez votre syndicat. Vous avez un an pour le tribunal du travail.',
  },
  'be.ask.ill-dismissed': {
    says: 'La maladie n’interdit pas un licenciement, mais ne peut pas en être le motif. Le préavis donné par l’employeur est suspendu pendant la maladie. Demandez les motifs par recommandé, et voyez votre syndicat ou Unia.',
  },
  'be.ask.sick-pay': {
    says: 'Prévenez tout de suite l’employeur et envoyez un certificat, en général dans les deux jours ouvrables. Il paie les premières semaines, jusqu’à 30 jours. Ensuite c’est la mutuelle : prévenez-la aussi.',
  },
  'be.ask.unemployment': {
    says: 'Depuis 2026, l’allocation s’arrête après 24 mois au plus. Contre un refus ou une sanction, vous avez trois mois pour le tribunal du travail, sans frais. Voyez votre syndicat, et le CPAS pour un revenu d’intégration.',
  },
  'be.ask.unemployment-back': {
    says: 'Demandez comment la somme est calculée. Vous avez trois mois pour le tribunal du travail, sans frais. De bonne foi, on ne peut réclamer que les 150 derniers jours. Vous pouvez aussi demander un plan ou une remise.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'si vous êtes employé ou ouvrier',
    says: 'Pour les employés, l’employeur paie le pécule de vacances restant à la fin du contrat, avec le dernier salaire. Pour les ouvriers, la caisse de vacances paie au printemps. Réclamez par écrit, puis voyez le syndicat ou l’inspection.',
  },
  'be.ask.dismissed-message': {
    says: 'Un message peut rompre le contrat sur-le-champ, mais l’employeur doit alors payer tout le préavis. Un préavis à prester doit venir par recommandé ou huissier. Gardez le message, demandez les motifs et voyez votre syndicat.',
  },
  'be.ask.health-fund-refuses': {
    says: 'Demandez la décision par écrit. Vous avez trois mois pour le tribunal du travail. C’est gratuit, même si vous perdez. Demandez un rapport à votre médecin, et de l’aide à votre syndicat ou à un avocat gratuit.',
  },
  'be.ask.pregnant': {
    says: 'Dès que l’employeur sait, et jusqu’à un mois après le congé, il ne peut licencier que pour une raison étrangère à la grossesse, qu’il doit prouver. Sinon, il doit six mois de salaire en plus. Demandez les motifs par écrit.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'ce qui a été convenu',
    says: 'Les dates se fixent d’un commun accord : personne ne décide seul. Les parents d’écoliers passent d’abord pendant les vacances scolaires. L’employeur doit vous laisser prendre tous les jours légaux dans l’année. Demandez par écrit, puis voyez l’inspection.',
  },
}
