/** Questions about wages that are cut, kept back or not paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_ES: Words = {
  'ie.ask.pay-cut': {
    says: 'Escriba que no está de acuerdo. La empresa no puede bajar un salario pactado sin su acuerdo o una cláusula clara. Puede reclamar gratis ante la WRC en seis meses.',
  },
  'ie.ask.pay-deducted': {
    says: 'Solo pueden si su contrato lo dice, la suma es justa y le avisaron por escrito una semana antes. Pida por escrito que se lo devuelvan. Luego reclame gratis a la WRC en seis meses.',
  },
  'ie.ask.unpaid': {
    says: 'Pídalo por escrito con las fechas. Después quéjese a la WRC en seis meses. Es gratis.',
  },
  'ie.ask.minimum': {
    says: 'En 2026 el sueldo mínimo es de 14,15 € por hora desde los 20 años. Si cobra menos, quéjese a la WRC.',
  },
}
