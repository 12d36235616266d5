/** The Spanish words of the rows in ../crash-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_CLAIMS_ES: Words = {
  'us.crash.right-proof': {
    says: 'Nadie debe esto solo porque lo diga un asegurador. Pida el informe de policía, fotos, la cuenta de reparación y por qué tendría la culpa usted.',
  },
  'us.crash.right-shared': {
    says: 'En casi todos los estados la suma baja por la parte de culpa del otro conductor. En unos pocos, cualquier culpa suya termina el reclamo.',
  },
  'us.crash.right-time': {
    says: 'El plazo para demandar por un choque es corto, casi siempre dos o tres años.',
  },
  'us.crash.step-insurer': {
    says: 'Envíe hoy esta carta a su propio seguro de carro. Casi siempre debe ocuparse y defenderle.',
  },
}
