/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_ES: Words = {
  'gb.ask-debt.bankrupt-home': {
    says: 'En la quiebra (bankruptcy) su parte pasa a quien la gestiona, que puede venderla. Tiene tres años para ello. Si su parte vale menos de £1,000 después de la hipoteca, un juez no puede ordenar la venta. Hable antes con un asesor de deudas gratuito.',
    dependsOn: 'cuánto vale su parte de la casa después de la hipoteca',
  },
  'gb.ask-debt.relief-order': {
    says: 'Puede servir si debe £50,000 o menos, le sobran £75 o menos al mes y tiene pocos bienes. Se permite un coche de menos de £4,000. No hay tasa.',
    dependsOn: 'lo que debe, lo que tiene y lo que le sobra cada mes',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Puede servir si debe £50,000 o menos y le sobran £75 o menos al mes. Un coche de Motability es alquilado, así que no puede perderlo. Un coche suyo puede valer hasta £4,000. No hay tasa.',
    dependsOn: 'lo que debe, lo que tiene y lo que le sobra cada mes',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'No firme con el anuncio. No es un plan especial del gobierno. Lo más probable es que sea un IVA, que tiene costes y puede fallar. Pregunte a una entidad gratuita por un plan, una debt relief order o la pausa legal (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'No, no solo por esa cantidad. Un acreedor necesita £5,000 o más para pedir su quiebra (bankruptcy). Pero no ignore un requerimiento formal (statutory demand) ni un formulario judicial.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'La pausa legal (breathing space) no existe en Irlanda del Norte. Llame gratis a Advice NI al 0800 915 4604. Un asesor puede pedir tiempo a los acreedores y preparar un plan.',
  },
  'gb.ask-debt.relief-order-home': {
    says: 'No, en la mayoría de los casos. Lo que posee puede valer 2.000 £ como mucho, y una casa cuenta por su precio, sin restar la hipoteca. Una pensión que aún no ha cobrado casi nunca cuenta. Mire un plan, un IVA o la quiebra (bankruptcy) con un asesor gratuito. En la quiebra quizá haya que vender su parte de la casa.',
  },
}
