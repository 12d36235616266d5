/** The Spanish words of the rows in ../enquiry-noise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_ES: Words = {
  'ca.ask.noise': {
    says: 'Apunte fechas y horas. Escriba al casero o a la comunidad (strata): deben actuar para que usted viva en paz. De noche llame a la oficina de normas (by-law office) de la ciudad. Luego vaya al tribunal de alquileres, o en una strata de British Columbia al Civil Resolution Tribunal.',
  },
  'ca.ask.barking-dog': {
    says: 'Hable primero y anote días y horas. Luego quéjese a su ciudad: con su norma (by-law) sobre ruido o animales puede advertir y multar al dueño.',
  },
}
