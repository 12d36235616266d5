/** Questions of workers on a visa who are paid too little: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_FR: Words = {
  'nz.ask.migrant-pay': {
    says: 'Vous avez les mêmes droits au salaire que tous ici, quel que soit le visa. Un patron ne peut pas annuler un visa, seule Immigration le peut. Exploiter un travailleur avec visa est un crime. Notez vos heures, gardez messages et relevés. Signalez-le à Employment New Zealand : 0800 200 088. Demandez le visa Migrant Exploitation Protection (six mois au plus) pour quitter cet emploi et en chercher un autre. Vous pouvez réclamer six ans de salaire.',
  },
}
