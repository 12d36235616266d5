/** The French words of the rows in ../enquiry-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_FR: Words = {
  'us.ask-public.cp2000': {
    says: 'Un CP2000 est une proposition, pas une facture. Comparez-le avec vos papiers et répondez au plus tard à sa date : d’accord, ou dites pourquoi non avec des preuves. Si vous n’êtes pas d’accord, un avis avec 90 jours pour la Tax Court doit venir avant que l’IRS puisse réclamer.',
  },
  'us.ask-public.cp14': {
    says: 'Un CP14 est la première facture d’impôt. Vérifiez-la dans votre compte sur IRS.gov. Payez, ou demandez un plan, dans les 21 jours, et vous évitez d’autres intérêts.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Répondez au plus tard à la date indiquée dans l’avis même si vous ne pouvez pas payer. Demandez un plan de paiement sur IRS.gov, plus de temps, ou offrez de régler pour moins.',
  },
  'us.ask-debt.irs-call': {
    says: 'Raccrochez et ne payez pas : c’est très probablement une arnaque. Ces bureaux écrivent par la poste et ne demandent jamais de cartes cadeaux. Regardez votre compte sur leur propre site.',
  },
  'us.ask-debt.cp2000': {
    says: 'Regardez son numéro et sa date. Un CP2000 veut une réponse en 30 jours. Un avis d’impôt manquant (notice of deficiency) donne 90 jours pour la Tax Court. Un dernier avis de saisie (levy) donne 30 jours pour une audience.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Appelez l’IRS maintenant et proposez un plan de paiement. Il doit d’abord envoyer un dernier avis, puis vous avez 30 jours pour demander une audience. La banque garde l’argent 21 jours, et une grande difficulté peut le libérer.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Regardez votre compte sur IRS.gov et envoyez la copie du chèque encaissé ou du relevé à l’adresse de l’avis avant sa date. Vous pouvez contester la facture. Le Taxpayer Advocate aide gratuitement.',
  },
  'us.trouble.ex-taxes': {
    says: 'Pour une déclaration commune, les deux doivent tout. Mais vous pouvez demander à être libéré avec Form 8857 si vous ne connaissiez pas la partie fausse. Le plus souvent dans les deux ans après la première démarche pour réclamer.',
    dependsOn: 'ce que vous saviez et quand ils ont commencé à réclamer',
  },
}
