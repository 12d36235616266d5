/** The Spanish words of the rows in ../enquiry-shared-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOME_WORDS: Words = {
  'ca.ask.on-shared-kitchen': {
    says: 'En Ontario, si debe compartir cocina o baño con el dueño, la ley de alquileres (Residential Tenancies Act) no le protege. Aun así le deben un aviso justo y sus cosas. Si le dejan fuera, pida a la policía que le deje recogerlas.',
    dependsOn: 'si es el dueño quien comparte la cocina o el baño',
  },
}
