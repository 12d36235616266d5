/** Questions about contracts that run on: light, phone, gym and the television fee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'it.ask.light-cut': {
    says: 'No enseguida. Antes llega una carta certificada (raccomandata) o un e-mail certificado (PEC). Para la luz deben pasar al menos 25 días, para el gas 40. Pida ya pagar a plazos.',
    dependsOn: 'si recibió la carta formal',
  },
  'it.ask.telecom-leave': {
    says: 'Sí, con 30 días de preaviso. Solo pueden pedir costes reales que le dijeron antes.',
  },
  'it.ask.gym-health': {
    says: 'Una cláusula que solo deja irse al gimnasio puede ser abusiva y no valer. Sin motivo solo puede irse antes como diga el contrato. Si su salud impide el uso, escriba por carta certificada o PEC con el certificado. Pida acabar o parar, y el dinero de los meses siguientes.',
  },
  'it.ask.tv-fee': {
    says: 'Sin televisor en casa no hay canon. Pero debe decirlo cada año con el formulario de la Agenzia delle Entrate, hasta el 31 de enero para todo el año. Si se lo cobraron en la luz, pida la devolución allí.',
  },
  'it.ask.auto-renewal': {
    says: 'Antes de que un servicio se renueve solo, deben avisarle por escrito 30 días antes del fin. Si no lo hicieron, puede irse cuando quiera sin coste hasta el próximo fin.',
    dependsOn: 'si le avisaron a tiempo',
  },
}
