/** Questions about the end of a contract, giving notice, days of leave left and unemployment pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FR: Words = {
  'nl.ask.contract-ends': {
    says: 'Il finit à sa date, sans permission. On doit vous le dire par écrit un mois avant, s’il durait six mois ou plus. Vous avez le plus souvent droit à l’indemnité de transition. Demandez la WW dans la semaine.',
  },
  'nl.ask.own-notice': {
    says: 'Si vous partez, le préavis est d’un mois, sauf si le contrat dit plus. Écrivez-le et gardez une copie. Réfléchissez : vous pouvez perdre la WW.',
  },
  'nl.ask.holidays-left': {
    says: 'À la fin du contrat, l’employeur doit payer les jours restants. Sinon les jours légaux se perdent six mois après l’année, mais seulement si vous pouviez vraiment les prendre.',
  },
  'nl.ask.ww': {
    dependsOn: 'vos semaines de travail et la raison de la fin',
    says: 'Vous avez en général la WW si vous avez travaillé 26 des 36 dernières semaines et pas perdu l’emploi par votre faute. Demandez-la à l’UWV dans la semaine après le dernier jour. N’acceptez pas de fin anticipée sans conseil.',
  },
}
