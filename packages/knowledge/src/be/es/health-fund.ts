/** The Spanish words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_ES: Words = {
  'be.fund.want': {
    says: 'Su mutua de salud decide sobre su atención o su subsidio por enfermedad.',
  },
  'be.fund.reality': {
    says: 'Debe dar sus motivos por escrito. Puede equivocarse, y un juez puede revisarlo sin coste para usted.',
  },
  'be.fund.right-court': {
    says: 'Tiene tres meses para ir al tribunal de trabajo. No le cuesta nada, aunque pierda.',
  },
  'be.fund.right-two-years': {
    says: 'En general puede reclamar dos años, cinco si hubo fraude. Si el error es suyo y usted no podía saberlo, dígalo: a menudo no puede reclamar lo pasado.',
  },
  'be.fund.step': {
    says: 'Pida por escrito los motivos y el cálculo. Pida un informe a su médico y ayuda a su sindicato.',
  },
}
