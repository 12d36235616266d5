/** Questions about insults and lies online: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_FR: Words = {
  'es.ask.defamation': {
    says: 'Gardez-le avec adresse et date, si possible par notaire. Demandez le retrait au site. Au civil, quatre ans pour l’argent. Pour injure grave ou fausse accusation, la querella a un an. Il faut un avocat et d’abord un essai de conciliation.',
  },
}
