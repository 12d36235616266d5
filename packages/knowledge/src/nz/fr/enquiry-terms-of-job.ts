/** Questions about breaks at work and a fixed term job that is ended early: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_FR: Words = {
  'nz.ask.breaks': {
    says: 'Non, les pauses vous sont dues. Pour huit heures : deux pauses payées de 10 minutes et une pause repas de 30 minutes, qui peut être non payée. Pour quatre à six heures : une de chaque. Pour deux à quatre heures : 10 minutes payées. Plus pour de longs postes. Seuls certains services essentiels diffèrent, avec compensation. Demandez par écrit, puis 0800 20 90 20, gratuit.',
  },
  'nz.ask.fixed-term-job': {
    says: 'Une durée fixe ne vaut qu’avec une vraie raison, dite et écrite au contrat. Sinon vous êtes permanent. On ne peut finir plus tôt que si le contrat le permet ou pour une bonne raison, avec une procédure juste. Sinon c’est un renvoi injustifié, et vous pouvez réclamer la paie jusqu’à la fin. Plainte (personal grievance) par écrit dans les 90 jours. Aide : 0800 20 90 20.',
  },
}
