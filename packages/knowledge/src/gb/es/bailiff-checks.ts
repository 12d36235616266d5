/** The Spanish words of the rows in ../bailiff-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_CHECKS_ES: Words = {
  'gb.bailiff.element-debt': {
    says: 'El aviso debe decir de qué orden judicial o poder viene la deuda.',
    name: 'La orden judicial o el poder en que se basa la deuda',
    ifMissing:
      'Pida a la empresa que envíe un aviso correcto y espere. Pida consejo antes de apoyarse solo en este punto.',
  },
  'gb.bailiff.element-sum': {
    says: 'El aviso debe decir cuánto se debe el día del aviso.',
    name: 'La cantidad debida el día del aviso',
    ifMissing:
      'Pida a la empresa que envíe un aviso correcto y espere. Pida consejo antes de apoyarse solo en este punto.',
  },
  'gb.bailiff.element-pay-by': {
    says: 'El aviso debe dar la fecha y la hora límite para pagar, para que no se lleven bienes.',
    name: 'La fecha y la hora límite para pagar',
    ifMissing:
      'Pida a la empresa que envíe un aviso correcto y espere. Pida consejo antes de apoyarse solo en este punto.',
  },
  'gb.bailiff.element-costs': {
    says: 'El aviso debe advertir de los costes extra que puede tener si no paga.',
    name: 'Los costes extra que pueden venir',
    ifMissing:
      'Pida a la empresa que envíe un aviso correcto y espere. Pida consejo antes de apoyarse solo en este punto.',
  },
  'gb.bailiff.element-contact': {
    says: 'El aviso debe dar un teléfono, una dirección y el horario para contactar con la empresa.',
    name: 'Cómo y cuándo contactar con la empresa',
    ifMissing:
      'Pida a la empresa que envíe un aviso correcto y espere. Pida consejo antes de apoyarse solo en este punto.',
  },
  'gb.bailiff.element-date': {
    says: 'El aviso debe llevar su fecha. Sus 7 días completos (clear days) se cuentan desde que se entrega.',
    name: 'La fecha del aviso',
    ifMissing:
      'Pida a la empresa que envíe un aviso correcto y espere. Pida consejo antes de apoyarse solo en este punto.',
  },
  'gb.bailiff.fee-compliance': {
    says: 'Por una deuda con el ayuntamiento (council), la tasa de la fase de carta es £75 por caso.',
    name: 'Tasa de cumplimiento (compliance fee, la fase de carta)',
  },
  'gb.bailiff.fee-enforcement': {
    says: 'La tasa de una visita es £235 si la deuda es de £1,500 o menos. Solo se puede añadir cuando un agente de embargo (bailiff) ha venido.',
    name: 'Tasa de ejecución (enforcement fee, la visita)',
  },
  'gb.bailiff.fee-sale': {
    says: 'La tasa de la fase de venta es £110 si la deuda es de £1,500 o menos. Solo se debe cuando vienen a llevarse bienes para venderlos.',
    name: 'Tasa de venta (sale fee, llevarse bienes para vender)',
  },
  'gb.bailiff.fact-fee-percentage': {
    says: 'En deudas de más de £1,500, las tasas de visita y venta añaden también el 7.5% de la parte que pasa de £1,500.',
    learnMore:
      'El porcentaje se calcula sobre la deuda del principio, no sobre las tasas. Pida la cantidad en que se basa.',
  },
  'gb.bailiff.fact-fee-high-court': {
    says: 'Las tasas del High Court son más altas: £75 por la carta, £190 por la primera visita. Si no hay acuerdo, o usted lo rompe, se deben £495 más. Se puede añadir IVA (VAT).',
    learnMore:
      'Otras £525 pueden aplicarse cuando se llevan bienes para venderlos. En deudas de más de £1,000 un cargo del 7.5% se aplica a dos de las fases.',
  },
  'gb.bailiff.insight-fees-not-raised': {
    says: 'El gobierno ha dicho que planea tasas más altas y un aviso más largo. No encontramos ninguna ley que lo aplique ya.',
    actionable:
      'Compare las tasas con £75, £235 y £110. Si las suyas son más altas, pida a la empresa que nombre la ley.',
  },
}
