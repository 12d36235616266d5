/** Questions about a will that leaves someone out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_ES: Words = {
  'ie.ask.will-dispute': {
    says: 'Hable ya con un abogado (solicitor). Un hijo puede ir al juez si el padre o la madre no cumplió su deber de proveer; el plazo es de seis meses desde la primera concesión (grant). Un testamento puede caer si la persona no estaba en su juicio o fue presionada. El cónyuge tiene siempre una parte fija.',
  },
  'ie.ask.executor-alone': {
    says: 'Sí, uno de los dos albaceas (executors) puede pedir el probate solo, con el testamento original. Se reserva al otro el derecho a unirse después, o renuncia por escrito. Luego usted actúa por la herencia: reúne cuentas, vende, paga deudas y reparte, a ser posible en un año. Vivir allí sin pagar no le da por sí solo derecho a quedarse. Si bloquea, un solicitor puede acudir al tribunal.',
  },
}
