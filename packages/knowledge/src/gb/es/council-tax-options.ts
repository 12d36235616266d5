/** Ways to go about a council tax letter in England and Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_OPTIONS_ES: Words = {
  'gb.council-tax.option-plan': {
    says: 'Ofrezca una cantidad que pueda mantener y pídala por escrito.',
    title: 'Pedir un plan al ayuntamiento (council)',
    cost: 'Lo que pueda pagar',
    time: 'Una llamada o un correo, mejor hoy',
    risk: 'Si no paga una cuota, el ayuntamiento puede seguir.',
    bestFor: 'La debe y puede pagar poco a poco.',
  },
  'gb.council-tax.option-reduce': {
    says: 'Pida cada una que le corresponda. Una factura menor también baja la deuda.',
    title: 'Bajar la factura: reducción, descuento, dificultades',
    cost: 'Gratis',
    time: 'Unas semanas para decidir',
    risk: 'Siga pagando lo que pueda mientras espera.',
    bestFor: 'Tiene ingresos bajos, vive solo o alguien tiene una discapacidad.',
  },
  'gb.council-tax.option-dispute': {
    says: 'Escriba al ayuntamiento (council) con pruebas. Después recurra al Valuation Tribunal si hace falta.',
    title: 'Discutir la factura',
    cost: 'Gratis',
    time: 'El ayuntamiento tiene 2 meses para responder',
    risk: 'Mientras recurre, tiene que pagar lo facturado.',
    bestFor: 'No vivía allí, ha pagado o debería tener un descuento.',
  },
  'gb.council-tax.option-dispute-wales': {
    says: 'Escriba al ayuntamiento (council) con pruebas. Después recurra al Valuation Tribunal for Wales si hace falta.',
    title: 'Discutir la factura',
    cost: 'Gratis',
    time: 'El ayuntamiento tiene 2 meses para responder',
    risk: 'Mientras recurre, tiene que pagar lo facturado.',
    bestFor: 'No vivía allí, ha pagado o debería tener un descuento.',
  },
  'gb.council-tax.option-help': {
    says: 'Un asesor puede comprobar su factura, hacer la oferta y pedir la pausa legal (breathing space).',
    title: 'Pedir consejo gratuito sobre deudas',
    cost: 'Gratis',
    time: 'Una llamada, a menudo el mismo día',
    risk: 'Las fechas de la carta siguen corriendo.',
    bestFor: 'Tiene otras deudas, o no puede pagar nada.',
  },
  'gb.council-tax.option-pay': {
    says: 'Pague la parte atrasada para conservar su plan mensual.',
    title: 'Pagar la parte atrasada',
    cost: 'El plazo atrasado',
    time: 'En un plazo de 7 días',
    risk: 'Otro pago atrasado puede terminar el plan mensual.',
    bestFor: 'Está de acuerdo y puede pagarlo ya.',
  },
}
