/** Questions about credit reports, cards, bank fraud, stolen names and robocalls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AND_FRAUD_FR: Words = {
  'us.ask-debt.credit-effect': {
    says: 'Une lettre ou un appel n’ajoute rien. Mais un prêteur peut signaler une facture en retard de 30 jours, et un recouvreur la dette. Il doit d’abord vous parler, ou écrire et attendre un temps raisonnable, souvent 14 jours. Cela reste en général sept ans depuis le retard, payé ou non. Vérifiez gratuitement sur AnnualCreditReport.com et contestez ce qui est faux.',
    dependsOn: 'ce qui a été signalé, et le retard',
  },
  'us.ask-debt.credit-report': {
    says: 'Contestez gratuitement une inscription fausse auprès de chaque bureau de crédit. Ils doivent la vérifier, le plus souvent en 30 jours. La plupart des dettes doivent partir après sept ans.',
  },
  'us.ask-debt.identity-theft': {
    says: 'Allez sur IdentityTheft.gov et faites un rapport. Envoyez-le à l’entreprise et aux bureaux de crédit : ils doivent bloquer la fausse dette. Gelez gratuitement votre crédit (freeze) auprès des trois bureaux de crédit.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Écrivez à l’adresse des contestations (billing dispute) de la société de la carte dans les 60 jours après le relevé. Vous n’êtes pas obligé de payer ce débit pendant qu’elle l’examine. Pour une carte volée, vous devez au plus 50 $.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Dites-le maintenant à votre banque. Pour des virements que vous n’avez pas permis, vous devez au plus 50 $ si vous le dites dans les deux jours ouvrables. Après 60 jours depuis le relevé, vous pouvez perdre plus.',
  },
  'us.ask-debt.robocalls': {
    says: 'Dites stop, par écrit si possible. Les appels automatiques et textos non voulus sur un portable sont le plus souvent interdits, et vous pouvez demander 500 $ par appel en justice. Signalez-les à la FCC et à la FTC.',
  },
}
