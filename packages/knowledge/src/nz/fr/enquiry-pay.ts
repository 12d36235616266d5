/** The French words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'nz.ask.deduction': {
    says: 'L’employeur ne peut retenir qu’avec votre accord écrit ou selon la loi, et doit vous parler avant. La retenue ne doit pas être déraisonnable, comme payer le vol d’un client. Demandez le retour par écrit, puis appelez la Labour Inspectorate au 0800 20 90 20.',
  },
  'nz.ask.contractor': {
    says: 'Depuis le 21 février 2026, vous êtes indépendant (contractor) si vous passez un test fixé. Le contrat écrit le dit, et vous avez eu le temps de prendre conseil. Vous pouvez travailler pour d’autres, refuser du travail, et choisir vos heures ou un remplaçant. Sinon, l’autorité regarde votre vrai travail. Un employé a des congés et des jours de maladie payés. Appel gratuit : 0800 20 90 20.',
    dependsOn: 'votre contrat écrit et votre vrai travail',
  },
  'nz.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord. La paie et les heures convenues ne peuvent changer qu’avec votre accord, après des discussions justes. Vous pouvez faire une plainte personnelle (personal grievance) dans les 90 jours.',
  },
  'nz.ask.unpaid': {
    says: 'Demandez par écrit avec les dates. Puis appelez le 0800 20 90 20, et demandez une médiation (mediation) gratuite ou le Labour Inspectorate.',
  },
  'nz.ask.change-hours': {
    says: 'Vos heures sont dans votre contrat, et il ne change que si vous êtes d’accord tous les deux. Écrivez que vous n’êtes pas d’accord. Ils doivent d’abord vous parler de bonne foi.',
  },
  'nz.ask.minimum-wage': {
    says: 'Depuis le 1er avril 2026, c’est 23,95 $ l’heure pour les adultes, avant impôt, et 19,16 $ pour les débuts et la formation. Il vaut pour chaque heure de travail, aussi à l’essai et à la pièce. Avant 16 ans, il n’y en a pas. Si vous touchez moins, notez vos heures et demandez-le par écrit. Employment New Zealand aide gratuitement au 0800 20 90 20, et un labour inspector peut faire payer. On peut remonter six ans.',
  },
}
