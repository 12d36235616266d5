/** Rights on council tax in England and Wales: reductions, discounts, exemptions and appeals. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RIGHTS_ES: Words = {
  'gb.council-tax.right-reduction': {
    says: 'Con ingresos bajos puede pedir la reducción del council tax. Cada ayuntamiento (council) tiene su sistema, y los pensionistas tienen reglas nacionales.',
  },
  'gb.council-tax.right-reduction-wales': {
    says: 'Con ingresos bajos puede pedir la reducción del council tax. En Gales el sistema es nacional y puede cubrir toda la factura.',
  },
  'gb.council-tax.right-single': {
    says: 'Si es el único adulto de la casa, le descuentan el 25%. Los adultos que no se cuentan no cambian eso.',
  },
  'gb.council-tax.right-single-wales': {
    says: 'Si es el único adulto de la casa, le descuentan el 25%.',
  },
  'gb.council-tax.right-disregard': {
    says: 'Algunos adultos no se cuentan. Entre ellos, estudiantes a tiempo completo, algunos cuidadores y personas con demencia o algo parecido.',
  },
  'gb.council-tax.right-disability': {
    says: 'Si una persona con discapacidad necesita más espacio o una habitación especial, la factura puede bajar a la banda inferior.',
  },
  'gb.council-tax.right-exempt': {
    says: 'Algunas viviendas están exentas. Por ejemplo, donde solo viven estudiantes, o las vacías tras morir alguien.',
  },
  'gb.council-tax.right-appeal': {
    says: 'Puede recurrir sobre quién debe pagar, un descuento o una reducción. Escriba primero al ayuntamiento (council). Después tiene el Valuation Tribunal, gratis.',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'Puede recurrir sobre quién debe pagar o sobre un descuento. Escriba primero al ayuntamiento (council). Después vaya al Valuation Tribunal for Wales.',
  },
  'gb.council-tax.right-stop-court': {
    says: 'Si paga la cantidad y los costes justos antes de la vista, el ayuntamiento (council) debe retirar el caso.',
  },
  'gb.council-tax.right-costs': {
    says: 'Puede preguntar cómo se calcularon los costes judiciales. Solo se pueden añadir costes justos de su caso.',
  },
  'gb.council-tax.right-one-method': {
    says: 'Si recibe ayudas o trabaja, puede pedir pequeños descuentos fijos en vez de agentes de embargo (bailiffs).',
  },
  'gb.council-tax.right-premium': {
    says: 'Algunas casas no pagan recargo: hasta un año si se venden, alquilan o tras una herencia, y las de trabajo o anexos. Pregunte al ayuntamiento y luego al Valuation Tribunal.',
  },
}
