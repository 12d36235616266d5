/** Questions about contracts that run on, and gyms: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_ES: Words = {
  'be.ask.end-contract': {
    says: 'Tras una renovación tácita puede terminar el contrato cuando quiera, gratis, con dos meses como máximo. Teléfono e internet, cualquier día, gratis pasados seis meses. Escríbalo y guarde prueba.',
  },
  'be.ask.gym-health': {
    dependsOn: 'si el gimnasio firmó el código de conducta',
    says: 'Muchos gimnasios firmaron el código de conducta. Con un certificado médico puede entonces dejarlo sin coste si ya nunca podrá entrenar, o suspenderlo. Si el suyo no firmó, pídalo igual. Después acuda al defensor gratuito.',
  },
}
