/** Questions of tenants who are late with the rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BEHIND_ON_RENT_ES: Words = {
  'us.ask-home.rent-behind': {
    says: 'Avise por escrito a su propietario (landlord), ofrezca un plan y llame al 211 para pedir ayuda con la renta. Solo una corte puede ordenar que salga. Si recibe un aviso, llame a la ayuda legal (legal aid).',
  },
}
