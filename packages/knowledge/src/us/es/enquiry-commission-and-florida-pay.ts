/** Questions about a commission after the job, and about unpaid wages in Florida: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMISSION_AND_FLORIDA_PAY_ES: Words = {
  'us.fact.commission-after-job': {
    says: 'Si el acuerdo no dice otra cosa, una venta que usted hizo casi siempre se le debe, también después del empleo, cuando sale la mercancía o paga el cliente. Una nota, mensajes y los pagos de antes son prueba. En la mayoría de los estados la comisión ganada es salario, con un extra si se paga tarde, como en Pensilvania. Pida cada venta por escrito con una fecha. Luego presente un reclamo de salario al estado o vaya al small claims court.',
    dependsOn: 'cuándo se gana una comisión según su acuerdo',
  },
  'us.state.fl.ask-wages': {
    says: 'Florida no tiene una oficina estatal que cobre salarios. Quéjese gratis a la Wage and Hour Division federal (1-866-487-9243) o demande. Antes de demandar por el salario mínimo de Florida, escriba al jefe las horas y la suma: tiene 15 días. Casi siempre puede lograr el doble y los gastos de abogado, y no pueden castigarle por pedirlo. No grabe en secreto: en Florida todos deben aceptar.',
  },
}
