/** Questions about a landlord who ends the lease, and more time in the home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: "Écrivez à l'autorité de conciliation dans les trente jours de la réception : contestez le congé et demandez une prolongation, quatre ans au plus. C'est gratuit et vous restez jusqu'à la décision. Demandez le motif par écrit. Un motif faux, comme le besoin propre pour relouer plus cher, rend le congé annulable. Pour la prolongation comptent l'âge, la maladie, les enfants, les années et vos recherches. Sans formule officielle il est nul. Ne signez rien.",
  },
  'ch.ask.more-time': {
    says: 'Demandez la prolongation à l’autorité de conciliation dans les 30 jours après réception du congé. C’est gratuit. Pour un logement, jusqu’à quatre ans en une ou deux fois. Montrez pourquoi partir est dur pour vous et gardez les preuves de vos recherches. Pas en cas de loyer en retard ou de faute grave.',
  },
}
