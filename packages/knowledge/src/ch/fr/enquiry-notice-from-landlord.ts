/** Questions about a landlord who ends the lease, and more time in the home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: 'Vérifiez la formule officielle. Écrivez à l’autorité de conciliation dans les trente jours pour contester le congé ou obtenir plus de temps. C’est gratuit.',
  },
  'ch.ask.more-time': {
    says: 'Demandez la prolongation à l’autorité de conciliation dans les 30 jours après réception du congé. C’est gratuit. Pour un logement, jusqu’à quatre ans en une ou deux fois. Montrez pourquoi partir est dur pour vous et gardez les preuves de vos recherches. Pas en cas de loyer en retard ou de faute grave.',
  },
}
