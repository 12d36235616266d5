/** The Spanish words of the rows in ../trade-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRADE_BILL_ES: Words = {
  'de.trade.right-estimate': {
    says: 'Si cuesta mucho más que el presupuesto, deben avisar enseguida. Si no, pueden perder el exceso.',
  },
  'de.trade.right-price': {
    says: '¿Sin precio acordado? Solo se debe el habitual. Más del doble puede ser nulo (Wucher).',
  },
  'de.trade.right-faults': {
    says: '¿Trabajo mal hecho? Puede retener el doble del coste de arreglo hasta que lo corrijan. Ponga antes un plazo por escrito.',
  },
  'de.trade.right-withdraw': {
    says: '¿Contrato hecho en su casa? Casi siempre 14 días para desistir, salvo la reparación urgente pedida.',
  },
  'de.trade.step': {
    says: 'Compare horas, material y viaje con lo acordado. Pague lo correcto y discuta el resto por escrito.',
  },
  'de.trade.option': {
    says: 'Pida a la cámara de oficios (Handwerkskammer) que medie.',
    title: 'Mediación gratuita',
    cost: 'Gratis o barato.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Precio o calidad dudosos.',
  },
}
