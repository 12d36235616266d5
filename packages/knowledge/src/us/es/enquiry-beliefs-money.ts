/** What people believe of court papers, hospitals, taxes and insurance, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_MONEY_ES: Words = {
  'us.fact.door-closed-to-server': {
    says: 'Una puerta cerrada no para una demanda. En casi todos los estados pueden dejar los papeles a otro adulto, enviarlos, pegarlos en la puerta o publicarlos. Entonces corre su plazo y puede perder sin ser oído. Tómelos, mire la fecha y conteste. Tomarlos no es aceptar.',
  },
  'us.fact.emergency-room': {
    says: 'Urgencias no puede rechazarle por no tener seguro, dinero o papeles. La ley federal obliga a casi todo hospital a examinarle y a tratar una urgencia o un parto hasta que esté estable. Luego puede llegar factura: pida financial assistance. ¿Le rechazaron? Quéjese a CMS o a su estado. En peligro, 911.',
  },
  'us.fact.no-1099': {
    says: 'Debe impuesto por lo que gana con o sin formulario 1099. El formulario es deber de quien paga. El suyo es declarar todo, también efectivo. Desde $400 de ganancia al año hay self-employment tax. Ingresos menos gastos en Schedule C. ¿Lo olvidó? Form 1040-X antes de que escriba el IRS.',
  },
  'us.fact.irs-ten-years': {
    says: 'El IRS suele tener diez años desde que fijó el impuesto para cobrarlo. El plazo se para en una quiebra, al pedir un acuerdo o un plan, o si vive mucho fuera. Sin declaración casi nunca ha empezado. Después no puede cobrar el resto. Pregunte antes la fecha (CSED).',
  },
  'us.fact.policy-canceled-after-crash': {
    says: 'Un accidente casi nunca basta para cancelar un seguro de auto a mitad del plazo. Tras unos 60 días casi todos los estados solo lo permiten si no pagó, mintió o perdió la licencia. La aseguradora debe escribir antes con el motivo. Al final puede no renovar. Quéjese a la oficina de seguros de su estado.',
  },
  'us.fact.training-time': {
    says: 'La formación casi siempre es trabajo y se paga. Sin pago solo si se dan las cuatro: fuera de su horario, voluntaria, no sobre su puesto y sin trabajar allí. Anote las horas y pida el pago por escrito. La Wage and Hour Division ayuda gratis: 1-866-487-9243.',
  },
}
