/** The Spanish words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_ES: Words = {
  'nz.driver.right-name': {
    says: 'Si no conducía, diga quién lo hacía. Si no puede saberlo, diga por escrito qué hizo para intentarlo.',
  },
  'nz.driver.warn': {
    says: 'No lo ignore. Callar o dar un nombre falso es por sí mismo un delito, con una multa alta.',
  },
  'nz.driver.step': {
    says: 'Compruebe el coche, el día y el lugar. Responda por escrito en un plazo de 14 días y guarde una copia.',
  },
  'nz.driver.step-lawyer': {
    says: 'Si es por un accidente o un delito grave, llame primero a un abogado o a Community Law.',
  },
  'nz.order.step': {
    says: 'Llame al funcionario que nombra la carta antes del último día. Pregunte qué bastaría, y pida más tiempo por escrito.',
  },
  'nz.order.right': { says: 'Puede pedir las razones y el expediente, y dar su versión.' },
  'nz.order.deadline-abatement': {
    says: 'Tiene 15 días hábiles desde que recibió una orden (abatement notice) para apelar.',
    action: 'Apelar ante la Environment Court',
    consequence: 'Después debe obedecer la orden.',
  },
  'nz.order.right-stay': {
    says: 'Puede apelar ante la Environment Court y pedirle que suspenda la orden. Hasta que lo diga, debe obedecer.',
  },
  'nz.order.warn': {
    says: 'No obedecer es un delito con multas altas. Busque pronto consejo de un urbanista o de un abogado.',
  },
  'nz.order.option-change': {
    says: 'Escriba al ayuntamiento (council) con fotos. Puede pedirle que cambie o anule la orden.',
    title: 'Pedir al ayuntamiento que la cambie o anule',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'El tiempo para apelar sigue.',
    bestFor: 'Ya lo arregló, o hay hechos equivocados.',
  },
}
