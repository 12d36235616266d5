/** The Spanish words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_WORDS: Words = {
  'ca.mortgage.right-bank-help': {
    says: 'Un banco debe buscar formas de ayudarle en una dificultad, como más plazo o ningún cargo por retraso. Pídalo antes de la fecha límite.',
  },
  'ca.mortgage.right-interest': {
    says: 'Los intereses no pueden subir porque se retrasa. Toda suma por incumplir debe estar en el contrato y permitida.',
  },
  'ca.mortgage.want': {
    says: 'El prestamista quiere los pagos atrasados, y dice que puede tomar o vender la casa.',
  },
  'ca.mortgage.reality': {
    says: 'Es una advertencia con tiempo para actuar. Muchas personas conservan su casa con un plan, si lo piden pronto.',
  },
  'ca.mortgage.option-plan': {
    says: 'Pida por escrito un plan para la suma atrasada, antes de que acabe el aviso.',
    title: 'Pedir un plan',
    cost: 'Pedirlo es gratis',
    time: 'Antes de que acabe el aviso',
    risk: 'La suma crece mientras espera.',
    bestFor: 'Tiene algunos ingresos y quiere quedarse.',
  },
  'ca.mortgage.on-power': {
    says: 'En Ontario un aviso de venta (power of sale) solo puede llegar tras 15 días sin pagar. Le da al menos 35 días para ponerse al día.',
  },
  'ca.mortgage.qc-sixty': {
    says: "En Quebec el prestamista debe inscribir un aviso de 60 días (préavis d'exercice) antes de tomar o vender una casa. En ese tiempo puede pagar lo atrasado.",
  },
  'ca.mortgage.bc-redeem': {
    says: 'En Columbia Británica el prestamista debe ir al tribunal. El juez casi siempre le da seis meses para pagar o vender.',
  },
  'ca.mortgage.ab-redeem': {
    says: 'En Alberta el prestamista debe ir al tribunal. Casi siempre tiene seis meses en la ciudad, o un año en una granja, para pagar.',
  },
  'ca.mortgage.step': {
    says: 'Llame hoy al prestamista y pida su equipo de dificultades (hardship). Vea a un abogado o clínica legal antes de que acabe el aviso.',
  },
}
