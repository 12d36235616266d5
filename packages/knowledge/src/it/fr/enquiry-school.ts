/** The French words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'it.ask.school-bullying': {
    says: 'Écrivez au chef d’école (dirigente scolastico) et demandez ce qu’il fera : chaque école doit avoir des règles et une personne contre le harcèlement, agir et prévenir les parents. Gardez messages et certificats. Insultes en ligne : demandez au site de les retirer ; sans réponse en 48 heures, au Garante. Appelez le 114, gratuit. En cas d’agression, la police.',
  },
}
