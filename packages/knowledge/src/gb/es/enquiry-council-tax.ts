/** Questions about council tax: reminders, court, students, moves and deductions. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ES: Words = {
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Pague lo que pide el recordatorio en un plazo de 7 días y puede seguir por cuotas. Si no, el resto del año vence 7 días después. Tras dos recordatorios en un año, al tercer fallo vence todo.',
    dependsOn: 'si la cantidad del recordatorio se pagó en un plazo de 7 días',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Sí. Tras un recordatorio o último aviso (final notice) el ayuntamiento (council) puede pedir una liability order a una magistrates court. Pagar todo antes de la vista lo termina, pero pueden añadirse costes. Llame antes al ayuntamiento y pida un plan.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Si todos son estudiantes a tiempo completo, la vivienda está exenta: no paga nadie. Si un adulto no lo es, esa persona recibe la factura, con un 25% menos cuando todos los demás son estudiantes. Envíe al ayuntamiento sus certificados.',
    dependsOn: 'si todos los que viven allí son estudiantes a tiempo completo',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Escriba hoy al equipo de council tax con el día en que se fue. Envíe pruebas, como el informe de salida y el nuevo contrato. Pida una factura nueva y una pausa. Hasta que acepten por escrito las fechas corren, así que llame también.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Sí, pero solo tras una liability order, y solo una parte pequeña y fija de algunas ayudas. No se añaden tasas. Si no le llega, pida al ayuntamiento (council) un plan menor y ayuda por dificultades.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Mientras vivían allí como pareja, o ambos dueños o inquilinos, cada uno lo debe todo. Cuando uno se va, solo debe quien se queda, con un 25 % menos como único adulto. Dé al ayuntamiento la fecha con prueba y pida una nueva factura. Pida un plan antes de la vista. Puede pedir a su ex su parte.',
    dependsOn: 'si entonces vivía allí como pareja, o estaba en la factura',
  },
  'gb.ask-debt.council-tax-cannot-pay': {
    says: 'Llame hoy al council y ofrezca una suma que pueda cumplir. Pida la reducción (Council Tax Reduction) y la ayuda por dificultad. Un plan antes de la orden del juez ahorra costes; después aún puede pedirlo, antes de que lleguen los agentes (bailiffs). Consejo gratis: National Debtline, 0808 808 4000.',
  },
  'gb.ask-debt.council-tax-cannot-pay-scotland': {
    says: 'Llame hoy al council y ofrezca una suma que pueda cumplir. Pida la reducción (Council Tax Reduction). Si no se paga, el council puede pedir al sheriff una summary warrant, que suma un 10 %. Después aún puede pedir tiempo. Consejo gratis: National Debtline, 0808 808 4000.',
  },
}
