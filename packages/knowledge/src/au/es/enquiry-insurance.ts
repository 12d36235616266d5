/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'au.ask.insurer': {
    says: 'Pida los motivos por escrito y quéjese a la aseguradora. Después de 30 días, o de un no, vaya gratis a la AFCA.',
  },
  'au.ask.health-insurer': {
    says: 'El fondo puede hacerle esperar 12 meses por una enfermedad anterior, y su médico debe mirarlo. Pida la razón y luego acuda gratis al Commonwealth Ombudsman.',
  },
}
