/** What can still be done about other penalties, credit and cover when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OTHER_PENALTIES_ES: Words = {
  'gb.late.fare-step': {
    says: 'Los 21 días parecen haber pasado. ¿La sanción está mal? Envíe hoy el recurso y diga por qué llega tarde: el panel puede dar más tiempo. ¿Está bien? Llame a la compañía y pague antes de que crezcan los gastos.',
  },
  'gb.late.school-step': {
    says: 'Los 28 días parecen haber pasado, así que el council debe ir al tribunal o retirarla. Llame hoy y pregunte qué hará. Si está mal, envíe pruebas. Responda a un papel del tribunal antes de su día.',
  },
  'gb.late.litter-step': {
    says: 'Los días parecen haber pasado, así que el council puede ir al magistrates’ court. Llame hoy y pregunte si aún puede pagar. ¿No fue usted? Envíe pruebas, y responda a un papel del tribunal antes de su día.',
  },
  'gb.late.untaxed-step': {
    says: 'Pague hoy el impuesto del vehículo o declárelo fuera de circulación (SORN). Luego llame a la DVLA: pague lo que pida ahora, o envíe sus pruebas. Una sanción impagada puede ir a cobradores.',
  },
  'gb.late.pcn-certificate-want': {
    says: 'Se ha añadido la mitad más. Los 14 días parecen haber pasado, así que pueden haber pedido al tribunal que registre la deuda.',
  },
  'gb.late.default-want': {
    says: 'El prestamista ya puede terminar el contrato y pedir todo. Para tocar el sueldo o enviar bailiffs aún necesita antes un tribunal.',
  },
  'gb.late.default-step': {
    says: 'El día del aviso ya pasó. Llame hoy al prestamista y pregunte si el contrato terminó. Ofrezca lo que pueda pagar. Aún puede pedir una time order a un tribunal.',
  },
  'gb.late.policy-step': {
    says: 'El día de la carta ya pasó, así que quizá no tenga seguro. Pregunte hoy a la aseguradora y pida la respuesta por escrito. Hasta entonces no conduzca con esta póliza.',
  },
}
