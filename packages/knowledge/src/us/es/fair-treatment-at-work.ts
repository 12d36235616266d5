/** The Spanish words of the rows in ../fair-treatment-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_TREATMENT_AT_WORK_ES: Words = {
  'us.pay.right-safe': {
    says: 'Su empleador no puede castigarle por una queja de seguridad. Solo tiene 30 días para avisar a OSHA.',
  },
  'us.pay.right-fair': {
    says: 'Es ilegal tratarle peor por raza, color, religión, sexo, origen, edad desde 40 o discapacidad. Debe avisar a la EEOC en 180 o 300 días.',
  },
  'us.pay.right-mother': {
    says: 'Su empleador casi siempre debe dar ajustes en el embarazo, y tiempo y un lugar privado para extraer leche.',
  },
  'us.pay.right-talk': {
    says: 'Usted y sus compañeros pueden hablar del pago y pedir mejores condiciones, con o sin sindicato. La queja debe hacerse en seis meses.',
  },
}
