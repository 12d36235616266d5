/** Questions about a job with no end date after five years: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMANENT_JOB_FR: Words = {
  'jp.ask.permanent-job': {
    says: 'Oui, si vos contrats avec la même entreprise dépassent cinq ans en tout. Demandez par écrit tant que le contrat actuel court (無期転換). L’entreprise ne peut refuser : un emploi sans terme commence à la fin de ce contrat. Faites-le avant le dernier jour, même si on a dit non au renouvellement, avec preuve. Demandez aussi le renouvellement et la raison. Intérim : demandez à l’agence (派遣元). Pour les chercheurs et après l’âge de la retraite, cela peut différer.',
  },
}
