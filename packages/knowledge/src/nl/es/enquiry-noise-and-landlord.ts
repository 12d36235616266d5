/** Questions about a landlord who does nothing against noisy neighbours: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_AND_LANDLORD_ES: Words = {
  'nl.ask.noise-landlord': {
    says: 'Lleve un diario con días, horas y testigos. Avise cada vez por escrito al casero y pida medidas con fecha. Si el vecino alquila al mismo casero, este debe actuar contra un ruido grave. Si no, un juez puede ordenarlo y bajar el alquiler. Pida también mediación gratuita (buurtbemiddeling); de noche llame a la policía: sus partes son prueba. Siga pagando. Ayuda el Juridisch Loket.',
  },
}
