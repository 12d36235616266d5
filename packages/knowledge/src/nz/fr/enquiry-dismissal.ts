/** Questions about a job that the employer ends: reasons, trial periods and notice: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'nz.ask.fired': {
    says: 'Il faut une bonne raison et une procédure juste : dire le problème, vous entendre, rester ouvert. Sinon, déposez par écrit auprès de l’employeur une plainte (personal grievance) dans les 90 jours. Demandez les raisons par écrit dans les 60 jours. Un essai de 90 jours (90 day trial) signé avant le début change cela. Depuis février 2026, une paie annuelle dès $200,000 peut exclure la plainte. La médiation est gratuite : 0800 20 90 20.',
    dependsOn: 'la raison, la procédure et votre contrat',
  },
  'nz.ask.laid-off': {
    says: 'Ils doivent vous consulter avant de décider et donner le préavis de votre contrat. L’indemnité (redundancy pay) n’est due que si votre contrat le dit.',
    dependsOn: 'votre contrat et s’ils vous ont consulté',
  },
  'nz.ask.notice': {
    says: 'Votre contrat dit combien. S’il ne dit rien, cela doit être juste. Une faute grave (serious misconduct) peut vouloir dire aucun préavis.',
    dependsOn: 'votre contrat',
  },
  'nz.ask.trial': {
    says: 'Un essai (trial) ne compte que s’il est écrit et signé avant votre premier travail là-bas. Même alors, le préavis du contrat est dû. Vous ne pouvez alors rien réclamer pour le renvoi, mais bien pour harcèlement, discrimination ou paie. Signé plus tard, jamais signé, ou si vous y aviez travaillé avant, il est nul : il faut une bonne raison et une procédure juste. Déposez alors par écrit une plainte (personal grievance) dans les 90 jours. Aide gratuite : 0800 20 90 20.',
    dependsOn: 'quand vous avez signé et ce qu’il dit',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'Il est contre la loi de vous licencier parce que vous êtes enceinte ou voulez un congé. Faites par écrit une plainte personnelle (personal grievance) dans les 90 jours. La médiation est gratuite : 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'Ne signez pas sur-le-champ. Prenez d’abord conseil. Une fois qu’un médiateur (mediator) l’a signé aussi, vous ne pouvez plus le changer ni revenir en arrière. On ne peut pas renoncer au minimum de la loi.',
  },
  'nz.ask.no-process': {
    says: 'Un renvoi exige une bonne raison et une procédure juste: le problème dit, le temps de répondre, un esprit ouvert. Déposez une plainte (personal grievance) par écrit dans les 90 jours. La médiation est gratuite. Depuis le 21 février 2026, ce n’est le plus souvent plus possible avec un salaire de $200,000 ou plus par an.',
  },
}
