/** Questions about bills that one cannot pay, fees and old debts, and the first steps against a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'ch.ask.step-debt': {
    says: 'Réunissez vos lettres et demandez un service de désendettement gratuit.',
  },
  'ch.ask.right-debt': {
    says: 'Vous pouvez arrêter tout commandement de payer par une opposition dans les dix jours.',
  },
  'ch.ask.fees': {
    says: 'Vous devez en général la facture et un intérêt de 5 %, pas les frais propres de la société. Le créancier doit prouver tout autre dommage.',
  },
  'ch.ask.old': {
    says: 'Loyer, salaire, médecin, artisan, petits achats et autres sommes périodiques : cinq ans. La plupart des autres : dix. Acte de défaut de biens : vingt. Un paiement ou une poursuite fait repartir le délai.',
    dependsOn: 'ce qu’on vous réclame',
  },
  'ch.ask.reminder-fees': {
    says: 'Vous ne devez des frais de rappel que si le contrat ou ses conditions en nomment le montant. Sinon la loi donne 5 % d’intérêt dès le retard, et tout autre dommage doit être prouvé. Payez la facture elle-même et écrivez que vous ne devez pas ces frais.',
  },
  'ch.ask.cannot-pay': {
    says: 'Appelez tôt et proposez par écrit une somme mensuelle tenable. On n’est pas obligé d’accepter, mais souvent on accepte. Pas de nouveau crédit. Un conseil gratuit (dettes.ch, Caritas) peut faire un plan ou aider pour la faillite personnelle.',
  },
}
