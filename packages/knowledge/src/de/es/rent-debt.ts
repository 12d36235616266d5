/** The Spanish words of the rows in ../rent-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEBT_ES: Words = {
  'de.rent-debt.right-two-months': {
    says: 'El casero solo puede terminar el contrato de inmediato desde unos dos meses de alquiler sin pagar. O más de un mes en dos plazos seguidos.',
  },
  'de.rent-debt.right-cure': {
    says: 'Si le demanda para que se vaya, pague todo en los dos meses tras recibir la demanda. Entonces la terminación inmediata suele quedar sin efecto.',
  },
  'de.rent-debt.step-account': {
    says: 'Pida la cuenta del alquiler mes por mes. Revise los pagos, una subida o una cuenta de gastos.',
  },
  'de.rent-debt.step-office': {
    says: '¿No puede pagar el alquiler? Pregunte enseguida al Jobcenter o al Sozialamt. Pueden asumir la deuda para salvar la vivienda.',
  },
}
