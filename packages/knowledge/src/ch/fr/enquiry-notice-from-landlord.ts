/** Questions about a landlord who ends the lease, and more time in the home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: 'Vérifiez la formule officielle : sans elle, le congé est nul. Dans tous les cas, écrivez en trente jours dès réception à l’autorité de conciliation, pour le contester ou obtenir du temps. C’est gratuit, et vous restez jusqu’à la décision. Ne signez aucun accord.',
  },
  'ch.ask.more-time': {
    says: 'Demandez la prolongation à l’autorité de conciliation dans les 30 jours après réception du congé. C’est gratuit. Pour un logement, jusqu’à quatre ans en une ou deux fois. Montrez pourquoi partir est dur pour vous et gardez les preuves de vos recherches. Pas en cas de loyer en retard ou de faute grave.',
  },
}
