/** Questions about heirs, visits, care, names and the refund of a couple: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'us.story.heirs': {
    says: 'Sin testamento la ley del estado reparte entre esposo o esposa e hijos. Pida a la corte (probate) que nombre a alguien: esa persona debe listar y rendir cuentas de todo.',
    dependsOn: 'su estado, y si hay testamento',
  },
  'us.story.injured-spouse': {
    says: 'Casi siempre puede recuperar su parte de un reembolso conjunto. Presente el formulario 8379 (injured spouse) al IRS, en tres años desde la declaración.',
  },
  'us.story.visits': {
    says: 'Visitas y manutención son dos cosas. Aunque deba manutención, el otro padre debe cumplir la orden de visitas. Pida a la corte que la haga cumplir y que cambie la manutención.',
  },
  'us.story.care': {
    says: 'Mientras la persona entienda, puede firmar un poder (power of attorney). Si no, pida a la corte una tutela. Quien maneja el dinero debe tenerlo aparte y rendir cuentas.',
  },
  'us.story.name': {
    says: 'Presente una petición en su corte, pague o pida perdón de la tasa, y casi siempre publíquela. Tras matrimonio o divorcio suelen bastar los papeles. Después avise al Seguro Social y al DMV.',
  },
}
