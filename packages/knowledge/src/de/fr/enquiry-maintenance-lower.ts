/** Questions about maintenance that the payer can no longer pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_LOWER_FR: Words = {
  'de.ask-family.maintenance-lower': {
    says: 'Écrivez aujourd’hui à l’autre parent et au Jugendamt, avec preuves du nouveau revenu, et demandez une somme plus basse. Le titre vaut jusqu’à son changement : n’arrêtez pas simplement de payer. S’ils refusent, demandez la modification au tribunal familial. Elle compte en général dès le mois suivant votre demande. Vous gardez de quoi vivre (Selbstbehalt), mais devez chercher du travail avec preuves.',
  },
}
