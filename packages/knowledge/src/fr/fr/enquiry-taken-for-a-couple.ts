/** Questions about the CAF taking flatmates for a couple: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_FR: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Partager un logement ne fait pas un couple. La CAF doit montrer une vie commune stable, avec des intérêts partagés, pas seulement la même adresse. Écrivez dans les deux mois : à la CRA de la CAF, et pour le RSA au conseil départemental. Joignez les preuves de colocation : bail, comptes séparés, qui paie quoi, témoins. Demandez le rapport de contrôle. La fraude exige une intention : contestez-la aussi.',
  },
}
