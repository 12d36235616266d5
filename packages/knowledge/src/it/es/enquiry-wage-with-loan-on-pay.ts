/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY_ES: Words = {
  'it.ask.wage-and-cessione': {
    says: 'Una cessione no impide el embargo. Un prestamista privado puede tomar un quinto del sueldo neto, pero cessione y embargo juntos no más de la mitad. Un embargo no es motivo de despido. Aún puede llegar a un acuerdo: ofrezca por escrito una suma o plazos antes de la vista, y que renuncie al pleito. ¿La suma está mal? Vea pronto a un abogado, gratis con pocos ingresos. Si todo es demasiado, vaya a un OCC (sobreendeudamiento).',
  },
}
