/** Questions about the CAF taking flatmates for a couple: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_FR: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Vous avez deux mois dès la lettre pour écrire à la CRA de la CAF, et pour le RSA au conseil départemental. Pendant ce temps, rien ne peut être retenu pour le RSA : demandez dans la lettre l’arrêt des retenues. Partager un logement ou des nuits ne fait pas un couple. La CAF doit montrer une vie commune stable, avec argent et quotidien partagés. Envoyez des preuves : les deux baux, comptes séparés, qui paie quoi, témoins. Demandez le rapport du contrôleur, et aussi une remise. La fraude suppose l’intention : contestez-la.',
  },
}
