/** The Spanish words of the rows in ../council-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BILL_ES: Words = {
  'gb.council-tax.bill-wants': {
    says: 'Es la factura del año. Muestra cuánto paga cada mes y desde cuándo. No hay nada atrasado.',
  },
  'gb.council-tax.bill-reality': {
    says: 'No tiene que actuar hoy, salvo que algo de la factura esté mal o no pueda pagarla.',
  },
  'gb.council-tax.bill-cannot': {
    says: 'No hay juzgado ni agente de embargo (bailiff). Antes usted tendría que dejar un pago, y el ayuntamiento debe recordárselo.',
  },
  'gb.council-tax.bill-step-check': {
    says: 'Compruebe la factura: su nombre, las fechas en que vive allí, la banda y cada descuento.',
  },
  'gb.council-tax.bill-step-pay': {
    says: 'Pague cada plazo a tiempo, o ponga un cargo automático (direct debit). Apunte la primera fecha en su calendario.',
  },
  'gb.council-tax.bill-step-reduction': {
    says: 'Si le falta dinero, pida ya la reducción del council tax. No espere a atrasarse.',
  },
  'gb.council-tax.bill-step-changes': {
    says: 'Avise pronto al ayuntamiento (council) si se muda o si alguien entra o sale de casa. Un descuento que debió terminar puede traer una sanción.',
  },
  'gb.council-tax.bill-option-pay': {
    says: 'Pague con cargo automático (direct debit) o en las fechas de la factura.',
    title: 'Pagar mes a mes',
    cost: 'Los plazos de la factura',
    time: 'Unos minutos para el cargo automático',
    risk: 'Si deja un plazo, el ayuntamiento (council) envía un recordatorio.',
    bestFor: 'La factura es correcta y puede pagarla.',
  },
  'gb.council-tax.bill-option-reduce': {
    says: 'Pida cada descuento o reducción que le corresponda.',
    title: 'Pedir una factura más baja',
    cost: 'Gratis',
    time: 'Un formulario',
    risk: 'Siga pagando lo que pueda mientras deciden.',
    bestFor: 'Vive solo, tiene ingresos bajos o con usted vive una persona con discapacidad.',
  },
}
