/** Questions about council tax: reminders, court, students, moves and deductions. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_FR: Words = {
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Payez la somme du rappel dans les 7 jours, et vous pouvez continuer par mensualités. Sinon, le reste de l’année est dû 7 jours plus tard. Après deux rappels dans l’année, un troisième oubli rend tout dû.',
    dependsOn: 'si la somme du rappel a été payée dans les 7 jours',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Oui. Après un rappel ou un dernier avis (final notice), la mairie (council) peut demander un « liability order » au tribunal (magistrates court). Tout payer avant l’audience y met fin, mais des frais peuvent s’ajouter. Appelez d’abord la mairie et demandez un plan.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Si tous sont étudiants à plein temps, le logement est exempté : personne ne paie. Si un adulte ne l’est pas, il reçoit la facture, avec 25% de moins quand tous les autres sont étudiants. Envoyez à la mairie (council) vos certificats d’étudiant.',
    dependsOn: 'si tous ceux qui vivent là sont étudiants à plein temps',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Écrivez aujourd’hui au service de l’impôt local (council tax team) le jour de votre départ. Joignez des preuves, comme l’état des lieux et le nouveau bail. Demandez une nouvelle facture et une pause. Avant leur accord écrit, les dates courent : appelez donc aussi.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Oui, mais seulement après une décision du tribunal (liability order), et seulement une petite part fixe de certaines aides. Aucun frais ne s’ajoute. Si l’argent manque, demandez à la mairie (council) un plan plus bas et l’aide en cas de difficulté.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Tant que vous y viviez en couple, ou tous deux propriétaires ou locataires, chacun doit tout. Si l’un part, seul celui qui reste doit, avec 25 % de moins comme seul adulte. Donnez la date à la commune avec preuve et demandez une nouvelle facture. Demandez un plan avant l’audience. Vous pouvez demander sa part à votre ex.',
    dependsOn: 'si vous y viviez en couple, ou étiez nommé sur la facture, à ce moment',
  },
  'gb.ask-debt.council-tax-cannot-pay': {
    says: 'Appelez le council aujourd’hui et offrez une somme que vous pouvez tenir. Demandez la réduction (Council Tax Reduction) et l’aide en cas de difficulté. Un plan avant la décision du tribunal évite des frais ; après, vous pouvez encore demander avant les huissiers (bailiffs). Conseil gratuit : National Debtline, 0808 808 4000.',
  },
  'gb.ask-debt.council-tax-cannot-pay-scotland': {
    says: 'Appelez le council aujourd’hui et offrez une somme que vous pouvez tenir. Demandez la réduction (Council Tax Reduction). Sans paiement, le council peut obtenir du sheriff une summary warrant, qui ajoute 10 %. Après, vous pouvez encore demander du temps. Conseil gratuit : National Debtline, 0808 808 4000.',
  },
}
