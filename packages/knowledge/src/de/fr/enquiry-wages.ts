/** Questions about pay: wages not paid, overtime, minijobs and insolvent firms. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_WORDS: Words = {
  'de.ask-job.no-pay': {
    says: 'Réclamez-le aujourd’hui par écrit, avec les sommes et un délai d’environ une semaine. Bien des contrats éteignent les droits après trois mois. Puis allez au tribunal du travail : son guichet écrit la plainte, sans avocat. Deux mois environ impayés ? Vous pouvez retenir le travail après l’avoir écrit. Demandez entre-temps l’allocation à l’Agentur für Arbeit. Ne démissionnez pas trop vite.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Demandez l’Insolvenzgeld à l’Agentur für Arbeit dans les deux mois. Il couvre jusqu’à trois mois de salaire net perdu.',
  },
  'de.ask-job.overtime': {
    says: 'Les heures supplémentaires ordonnées ou tolérées par le patron sont payées ou rendues en temps. Notez le jour, les heures et qui savait. Réclamez vite.',
    dependsOn: 'votre contrat et si le patron les a ordonnées ou connues',
  },
  'de.ask-job.minijob': {
    says: 'Dans un minijob, vous avez les mêmes droits : congés payés, maladie, salaire minimum, préavis et protection contre le licenciement.',
  },
  'de.ask-job.stop-work': {
    says: 'Si beaucoup est dû, environ deux mois de salaire, vous pouvez retenir votre travail. Écrivez d’abord ce qui manque, fixez un dernier jour et annoncez l’arrêt. Pas pour une petite somme ou un court retard. Le salaire reste dû. Prenez conseil avant : mal fait, cela peut coûter l’emploi.',
  },
}
