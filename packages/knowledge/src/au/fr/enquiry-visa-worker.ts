/** Questions of workers on a visa who are paid too little: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_FR: Words = {
  'au.ask.migrant-pay': {
    says: 'Vous avez les mêmes droits au salaire que tous ici, même payé en espèces, et même si vous avez travaillé plus d’heures que le visa ne permet. Seul l’État peut annuler un visa, pas un patron. Depuis juillet 2024, se servir de votre visa pour vous exploiter est un crime. Notez vos heures, gardez les messages. Appelez le Fair Work Ombudsman (13 13 94) et demandez comment votre visa est protégé. Vous pouvez réclamer six ans.',
  },
}
