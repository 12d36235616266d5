/** Questions about checks on hold, overdrafts, closed accounts and credit denied: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FR: Words = {
  'us.ask-life.hold': {
    says: 'Une banque peut retenir un chèque plus longtemps seulement pour les raisons nommées dans la loi, et elle doit vous dire pourquoi et jusqu’à quand. Demandez à l’agence de le libérer plus tôt.',
    dependsOn: 'la raison dans l’avis',
  },
  'us.ask-life.overdraft': {
    says: 'Pour les distributeurs et les paiements uniques par carte, la banque peut prendre des frais seulement si vous aviez accepté. Demandez le remboursement des frais et retirez votre accord maintenant.',
    dependsOn: 'la cause du découvert et si vous aviez accepté',
  },
  'us.ask-life.account-closed': {
    says: 'Une banque peut le plus souvent fermer un compte, mais votre solde est à vous. Demandez-le par écrit, et la raison aussi. Si un rapport a été utilisé, ayez-le gratuitement et contestez les erreurs.',
    dependsOn: 'les conditions du compte et la raison',
  },
  'us.ask-life.credit-denied': {
    says: 'Ils doivent vous dire les raisons principales et le bureau de crédit qu’ils ont utilisé. Demandez ce dossier gratuitement dans les 60 jours, et contestez ce qui est faux.',
  },
  'us.fact.card-number-only': {
    says: "Prévenez la banque aujourd'hui par téléphone, puis par écrit, et demandez une nouvelle carte. Si la carte n'a jamais été perdue et que seul son numéro a servi, vous ne devez rien en le disant dans les 60 jours du relevé qui le montre. Les limites de $50 et $500 valent pour une carte ou un code perdus ou volés. La banque a 10 jours ouvrables pour chercher, sinon elle doit en général créditer l'argent en attendant.",
  },
}
