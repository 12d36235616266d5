/** Questions about maintenance that the payer can no longer pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_LOWER_ES: Words = {
  'de.ask-family.maintenance-lower': {
    says: 'Escriba hoy al otro padre y al Jugendamt, con pruebas del nuevo ingreso, y pida una suma menor. El título vale hasta que se cambie: no deje de pagar sin más. Si se niegan, pida el cambio al tribunal de familia. Cuenta casi siempre desde el mes siguiente a pedirlo. Conserva lo necesario para vivir (Selbstbehalt), pero debe buscar trabajo y probarlo.',
  },
}
