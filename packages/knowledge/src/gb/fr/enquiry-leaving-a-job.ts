/** Questions about the notice that a worker must give: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FR: Words = {
  'gb.ask-work.own-notice': {
    says: 'La loi demande une semaine dès un mois de travail. Le contrat peut demander plus : lisez-le et proposez une date plus proche. La paie des jours travaillés reste à vous ; on ne peut la garder comme amende, sauf accord écrit d’avant. Une firme qui vous poursuit doit prouver une vraie perte, ce qui est rare. Donnez votre préavis par écrit.',
  },
}
