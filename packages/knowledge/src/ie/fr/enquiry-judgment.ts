/** Questions about a judgment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_FR: Words = {
  'ie.ask.judgment-unknown': {
    says: "Agissez maintenant. Demandez au tribunal qui l'a rendu de l'annuler, par notice of motion avec un affidavit. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. À la Circuit Court, vous avez 10 jours après l'avoir appris. FLAC et MABS aident gratuitement.",
  },
  'ie.ask.solicitors-letter': {
    says: "C'est une demande, pas une décision de justice. Répondez par écrit dans le délai : demandez des preuves, dites ce que vous contestez, ou proposez ce que vous pouvez payer. Ne reconnaissez pas d'abord une vieille dette. Si des papiers du tribunal arrivent, vous avez en général 28 jours. MABS et FLAC aident gratuitement.",
  },
}
