/** Questions about pay and papers that the firm owes when a job ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_PAPERS_FR: Words = {
  'jp.ask.fired-and-unpaid': {
    says: 'Les deux sont dus. Un renvoi soudain exige une bonne raison et 30 jours de préavis, sauf dans les 14 premiers jours d’un essai ; sinon l’entreprise doit 30 jours de paie (解雇予告手当). Le travail fait se paie sous sept jours après votre demande. Demandez aujourd’hui les deux et la raison par écrit. Ne signez pas de démission. Idem à temps partiel. Sinon, allez à l’inspection (労働基準監督署) avec horaires et messages. Pour la paie vous avez trois ans.',
  },
  'jp.ask.leaving-slip': {
    says: 'Demandez par écrit le document (離職票) avec un dernier jour. L’entreprise doit envoyer les papiers à Hello Work dans les dix jours après le départ. N’attendez pas : allez à Hello Work avec pièce d’identité, fiches de paie et tout papier. Il peut presser l’entreprise et, environ deux semaines après le dernier jour, commencer sans le document. Si la raison est fausse, dites-le là-bas.',
  },
}
