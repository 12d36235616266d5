/** The Spanish words of the rows in ../bills-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_BY_PROVINCE_WORDS: Words = {
  'ca.bill.qc-winter': {
    says: 'En Quebec, Hydro-Québec no corta la luz de las casas del 1 de diciembre al 31 de marzo.',
  },
  'ca.bill.on-winter': {
    says: 'En Ontario no se puede cortar la luz de las casas por facturas sin pagar del 15 de noviembre al 30 de abril.',
  },
  'ca.bill.ab-winter': {
    says: 'En Alberta no se puede cortar del todo la luz o el gas de las casas del 1 de noviembre al 15 de abril.',
  },
  'ca.bill.on-code': {
    says: 'En Ontario la empresa de luz debe avisar antes de cortar. A los hogares que lo necesitan debe ofrecerles un plan para la deuda (arrears plan).',
  },
  'ca.bill.bc-commission': {
    says: 'En Columbia Británica pida primero un plan a BC Hydro o a su compañía de gas. Si no hay acuerdo, la Utilities Commission lo mira gratis.',
  },
  'ca.bill.on-door': {
    says: 'En Ontario es nulo un contrato de calentador, caldera o similar que firmó en su puerta sin haberlo pedido. Los demás se pueden cancelar en 10 días.',
  },
}
