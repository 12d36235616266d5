/** The Spanish words of the rows in ../property-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_INSURANCE_ES: Words = {
  'us.insure.right-claims-law': {
    says: 'La ley estatal prohíbe demoras injustas y ofertas bajas sin razón. Puede quejarse gratis ante el departamento de seguros del estado.',
  },
  'us.insure.right-appraisal': {
    says: 'Pida toda la póliza y el informe del ajustador. Muchas pólizas dejan que cada parte nombre un tasador si no hay acuerdo en la suma.',
  },
}
