/** Questions about charges that go on after a contract was cancelled: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_AND_STILL_CHARGED_FR: Words = {
  'es.ask.cancelled-still-charged': {
    says: "Votre résiliation compte dès le jour où vous l'avez donnée. Vous pouvez partir comme vous êtes entré : un burofax ne peut être exigé. Dites à la banque de refuser les nouveaux prélèvements et de rendre ceux des huit dernières semaines, sans motif. Réclamez les plus anciens par écrit, avec votre e-mail. Une somme sous 50 €, ou contestée devant une administration, un arbitre ou un tribunal, ne peut aller sur un fichier comme ASNEF. L'OMIC aide gratuitement.",
  },
}
