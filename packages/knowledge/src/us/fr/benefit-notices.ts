/** The French words of the rows in ../benefit-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_NOTICES_FR: Words = {
  'us.snap.right-report': {
    says: 'Vous devez signaler certains changements au bureau, le plus souvent par un rapport chaque semestre. L’avis doit dire lesquels et jusqu’à quand.',
  },
  'us.snap.right-recertify': {
    says: 'Avant la fin de votre période, le bureau doit vous envoyer un avis. Faites la demande à temps, et votre aide alimentaire continue sans trou.',
  },
  'us.snap.right-claim': {
    says: 'Un avis de trop-payé doit dire la somme, la raison et comment demander une audience dans les 90 jours. La somme peut baisser si vous ne pouvez pas payer.',
  },
  'us.medicaid.right-renewal': {
    says: 'Le bureau doit d’abord essayer de renouveler avec les données qu’il a. Si vous envoyez le formulaire dans les 90 jours après la fin, il doit l’examiner sans nouvelle demande.',
  },
  'us.medicaid.right-hearing': {
    says: 'Vous pouvez demander une audience (fair hearing). Demandez-la avant le jour de la fin, et l’assurance continue le plus souvent jusqu’à la décision.',
  },
  'us.medicaid.right-reasons': {
    says: 'L’avis doit dire ce qui est fait, pourquoi, selon quelle règle, et comment demander une audience.',
  },
  'us.medicaid.step-form': {
    says: 'Envoyez le formulaire de renouvellement maintenant, même en retard, et gardez une preuve. Appelez le bureau si le formulaire n’est jamais arrivé.',
  },
  'us.ask-jobless.allowed-denied': {
    says: 'Lisez chaque avis. Accepter une demande et payer une semaine sont deux décisions. Faites appel par écrit au plus tard le dernier jour indiqué dans l’avis et faites votre demande chaque semaine.',
  },
  'us.ask-jobless.right-hearing': {
    says: 'Si vous êtes sans travail sans que ce soit votre faute et cherchez un emploi, vous pouvez le plus souvent toucher le chômage. Vous pouvez avoir une audience s’ils refusent.',
  },
  'us.ask-jobless.oh-appeal': {
    says: 'Dans l’Ohio, vous pouvez faire appel d’une décision de chômage dans les 21 jours après son envoi. Faites votre demande chaque semaine pendant l’attente.',
  },
}
