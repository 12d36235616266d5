/** The Spanish words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ES: Words = {
  'nz.mortgage.right-twenty-days': {
    says: 'Antes de una venta forzosa (mortgagee sale) debe recibir un aviso que le da al menos 20 días hábiles para ponerse al día.',
  },
  'nz.mortgage.want': {
    says: 'El prestamista quiere los pagos atrasados, y dice que puede vender la casa.',
  },
  'nz.mortgage.reality': {
    says: 'Es una advertencia con tiempo para actuar. La mayoría de quienes preguntan pronto conservan su casa con un plan.',
  },
  'nz.mortgage.option-hardship': {
    says: 'Pida por escrito al prestamista un cambio por dificultades (hardship).',
    title: 'Pedir ayuda por dificultades',
    cost: 'Pedir es gratis',
    time: 'Antes de que acabe el aviso',
    risk: 'La suma crece mientras espera.',
    bestFor: 'Tiene algún ingreso y quiere conservarla.',
  },
  'nz.mortgage.right-hardship': {
    says: 'Si la causa es enfermedad, perder el trabajo o una separación, pida un cambio del préstamo. El prestamista debe responder.',
  },
  'nz.mortgage.step': {
    says: 'Llame hoy al equipo del banco para dificultades (hardship team) y a MoneyTalks al 0800 345 123. Busque consejo legal sobre el aviso.',
  },
}
