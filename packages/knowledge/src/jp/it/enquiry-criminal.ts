/** Questions about being heard by the police: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'jp.ask.police': {
    says: 'Non deve parlare contro la Sua volontà. Se non è in arresto, può dire no o andare via. Può chiamare un avvocato quando vuole. Dopo un arresto, chieda l’avvocato di turno (当番弁護士): la prima visita è gratis. Non firmi nulla di sbagliato.',
  },
}
