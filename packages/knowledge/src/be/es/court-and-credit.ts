/** Crédito, costas y venta, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_AND_CREDIT_ES: Words = {
  'be.credit.right-two-payments': {
    says: 'El prestamista solo puede reclamar todo el crédito tras dos cuotas impagadas o una quinta parte. Antes debe avisar por carta certificada y esperar un mes.',
  },
  'be.credit.right-mortgage': {
    says: 'En una hipoteca el banco debe avisar por carta certificada y esperar un mes tras dos impagos. Pida enseguida un plan.',
  },
  'be.court.claim-right-costs': {
    says: 'Quien pierde paga una suma fija por el abogado contrario (indemnité de procédure). Con pocos ingresos puede pedir al juez la suma mínima.',
  },
  'be.court.claim-right-own-check': {
    says: 'Aunque usted no vaya, el juez debe rechazar una demanda contra el orden público, como gastos demasiado altos para consumidores.',
  },
  'be.court.judgment-right-opposition': {
    says: '¿Juzgado sin estar usted y sin apelación posible? Puede oponerse ante el mismo tribunal en un mes desde la notificación (opposition).',
  },
  'be.court.officer-right-own-sale': {
    says: 'Tras un embargo de bienes tiene diez días para decir al agente que los vende usted (vente amiable). Suele dar más dinero.',
  },
  'be.court.claim-right-caps': {
    says: 'Una empresa puede pedir poco además de su factura: nada antes de un aviso gratis, después solo sumas con tope. Pida al juez que quite o rebaje el resto.',
  },
  'be.debt.right-lawyer-costs': {
    says: 'Solo un juez puede cargarle el coste del abogado de la otra parte, y solo una suma fija (indemnité de procédure, rechtsplegingsvergoeding).',
  },
  'be.court.officer-right-appeal': {
    says: 'Desde el día en que le notifican una sentencia tiene casi siempre un mes para apelar, u oponerse si no estaba. A menudo puede ejecutarse mientras tanto.',
  },
}
