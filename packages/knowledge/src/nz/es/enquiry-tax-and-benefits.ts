/** Questions about taxes, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_ES: Words = {
  'nz.ask.tax': {
    says: 'Mírelo en myIR. Pida pagar a plazos antes de la fecha límite, o dispútelo a tiempo si está mal.',
  },
  'nz.ask.benefit': {
    says: 'Pida las razones. Pida una revisión (review) en un plazo de tres meses si está mal. Si está bien, pida pagos más pequeños.',
  },
  'nz.ask.winz-debt': {
    says: 'Si no está de acuerdo, pida a Work and Income una revisión (review) en un plazo de tres meses. Si lo debe, pida una cantidad más baja con la que pueda vivir.',
  },
  'nz.ask.benefit-refused': {
    says: 'Pida por escrito una revisión de la decisión (review of decision) en un plazo de tres meses. Un comité la mira, y después puede apelar. Es gratis.',
  },
  'nz.ask.ird-deduct': {
    says: 'Llame hoy a Inland Revenue o use myIR. Puede bajar el descuento por dificultades, aceptar plazos y anular algunas multas o intereses. Si tomó de más, quéjese al Ombudsman.',
  },
  'nz.ask.winz-relationship': {
    says: 'Compartir casa no basta. Debe ser como un matrimonio, con un lazo y ayuda de dinero. Pida una revisión (review) en tres meses y muestre que viven y pagan por separado.',
  },
  'nz.ask.acc-declined': {
    says: 'Pida una revisión (review) en tres meses desde la carta; es gratis. Que un médico escriba cómo el accidente causó la lesión. Después puede apelar a la District Court.',
  },
}
