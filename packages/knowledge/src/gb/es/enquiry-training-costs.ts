/** Questions about the cost of a course that an employer wants back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_ES: Words = {
  'gb.ask-work.training-costs': {
    says: 'Hace falta una cláusula del contrato, o su sí por escrito de antes del curso. Un plan que nunca firmó es débil, aunque digan que siguió trabajando. La formación que le impusieron no puede bajar la paga del salario mínimo. La suma no puede ser un castigo. Opóngase por escrito antes del pago y pida la cláusula. Si lo descuentan, llame pronto a Acas: 0300 123 1100.',
    dependsOn: 'lo que aceptó antes del curso',
  },
  'gb.ask-work.training-costs-ni': {
    says: 'Hace falta una cláusula del contrato, o su sí por escrito de antes del curso. La formación impuesta no puede bajar la paga del salario mínimo. Opóngase por escrito antes del pago y pida la cláusula. Si lo descuentan, llame pronto a la Labour Relations Agency: 03300 555 300. Casi siempre tiene tres meses para reclamar.',
    dependsOn: 'lo que aceptó antes del curso',
  },
  'gb.ask-work.training-costs-unsigned': {
    says: 'Un descuento exige una cláusula del contrato, o su sí por escrito de antes del curso. Sin eso casi siempre es ilegal. Pueden decir que siguió trabajando con las nuevas reglas: escriba ya que nunca aceptó y pida la cláusula. Un curso impuesto no puede bajar la paga del salario mínimo. Si lo descuentan igual, llame pronto a Acas: 0300 123 1100. El plazo para reclamar es corto.',
  },
}
