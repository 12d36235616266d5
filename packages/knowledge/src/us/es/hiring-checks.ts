/** The Spanish words of the rows in ../hiring-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRING_CHECKS_ES: Words = {
  'us.pay.right-background': {
    says: 'Antes de actuar por un informe de antecedentes el empleador debe darle copia y tiempo para responder. Puede disputar errores.',
  },
  'us.life.right-verify': {
    says: 'Si E-Verify no coincide, puede disputarlo en ocho días hábiles federales y seguir trabajando. Usted elige qué papeles del I-9 muestra.',
  },
}
