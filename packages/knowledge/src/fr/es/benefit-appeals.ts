/** The Spanish words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_ES: Words = {
  'fr.benefit.right-rsa': {
    says: 'Por el RSA escriba al presidente del departamento en dos meses. Solo después puede ir al tribunal administrativo.',
  },
  'fr.benefit.right-housing': {
    says: 'Por la ayuda a la vivienda y la prima de actividad escriba antes a la comisión de recursos de la CAF, en dos meses. Luego, el tribunal administrativo.',
  },
}
