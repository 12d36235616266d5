/** The Spanish words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_ES: Words = {
  'it.stay.want': {
    says: 'Una oficina decide sobre su derecho a quedarse en Italia.',
  },
  'it.stay.right-answer': {
    says: 'Antes de la negativa tiene diez días para responder por escrito y enviar papeles. La decisión debe decir por qué su respuesta no bastó.',
  },
  'it.stay.deadline-answer': {
    says: 'Tiene diez días desde que lo recibió para responder. Contamos desde su fecha, por seguridad.',
    action: 'Enviar su respuesta y papeles a la oficina (osservazioni)',
    consequence: 'La oficina decide sin sus palabras.',
  },
  'it.stay.right-court': {
    says: 'Contra la negativa tiene 60 días para el tribunal administrativo (TAR). En permisos familiares va al tribunal ordinario. Necesita abogado.',
  },
  'it.stay.right-new-facts': {
    says: 'Deben tener en cuenta los hechos nuevos a su favor, su familia aquí y sus años en Italia.',
  },
  'it.stay.right-work': {
    says: 'Mientras se decide la renovación, el resguardo (ricevuta) le permite quedarse y trabajar.',
  },
  'it.stay.right-lawyer': {
    says: 'Con ingresos bajos tiene abogado gratis. Contra una expulsión es gratis para todos.',
  },
  'it.stay.right-expulsion': {
    says: 'Contra una expulsión tiene 30 días para ir al giudice di pace. El juez puede suspenderla. Vea hoy a un abogado.',
  },
  'it.stay.step-lawyer': {
    says: 'Vea hoy a un abogado, un patronato o una asociación gratuita. Lleve este papel y el día en que lo recibió.',
  },
  'it.stay.step-papers': {
    says: 'Lea el motivo. Reúna papeles que prueben lo contrario: nóminas, contrato, vivienda, familia, impuestos.',
  },
  'it.stay.option-answer': {
    title: 'Responder por escrito',
    says: 'Responda a cada motivo y añada sus papeles. Envíelo por PEC o entréguelo.',
    cost: 'Nada.',
    time: 'Diez días.',
    risk: 'Ninguno.',
    bestFor: 'La oficina aún no ha decidido.',
  },
  'it.stay.right-no-warning': {
    says: 'Antes de un no, la oficina debe enviarle sus motivos y darle diez días para responder. Si no lo hizo, dígalo en el recurso.',
  },
}
