/** Questions about vouchers, veterans, juries, forgiven loans and medical records: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICES_ES: Words = {
  'us.ask-life.voucher': {
    says: 'Pida por escrito la audiencia antes de la fecha de la carta, y ver su expediente. Su ayuda casi siempre debe seguir hasta la audiencia.',
  },
  'us.ask-life.va-decision': {
    says: 'Tiene un año. Envíe prueba nueva (supplemental claim), pida una revisión superior o vaya a la Junta. Una organización de veteranos ayuda gratis.',
  },
  'us.ask-life.jury': {
    says: 'Responda antes de la fecha. Casi siempre puede aplazarlo una vez, o pedir excusa por dificultad o cuidado. Su empleador no puede despedirle por servir.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Los préstamos federales pueden borrarse tras diez años de servicio público, por discapacidad duradera o si la escuela cerró. Pídalo gratis en studentaid.gov. Los privados casi nunca.',
    dependsOn: 'el tipo de préstamo y de trabajo',
  },
  'us.ask-life.medical-records': {
    says: 'Puede recibir sus registros, casi siempre en 30 días y por un costo justo. No pueden retenerlos por una cuenta sin pagar. Quéjese ante la oficina de derechos civiles de HHS.',
  },
}
