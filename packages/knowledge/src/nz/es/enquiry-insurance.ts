/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'nz.ask.insurer': {
    says: 'Pida las razones por escrito y quéjese. Después de un no final, vaya gratis a su servicio de quejas (dispute scheme).',
  },
  'nz.ask.insurer-not-told': {
    says: 'Pregunte qué respuesta dicen que fue falsa y por qué importaba. Las condenas menores antiguas pueden callarse tras siete años limpios. El servicio gratuito de la aseguradora puede decidir.',
  },
}
