/** The Spanish words of the rows in ../administrative-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_DECISION_ES: Words = {
  'fr.admin.want': {
    says: 'Una administración decide algo sobre usted, o le dice que no.',
  },
  'fr.admin.reality': {
    says: 'Vale aunque usted recurra, salvo que un juez la suspenda. Pero tiene tiempo y recursos gratuitos.',
  },
  'fr.admin.deadline': {
    says: 'Tiene dos meses desde que la recibió para ir al tribunal administrativo.',
    action: 'Ir al tribunal administrativo',
    consequence: 'La decisión será firme.',
  },
  'fr.admin.right-ask': {
    says: 'Puede pedir a la administración que lo revise (recours gracieux), gratis. Hecho en dos meses, abre otros dos meses para el tribunal.',
  },
  'fr.admin.right-planning': {
    says: 'En urbanismo solo puede pedir al ayuntamiento que lo revise en un mes. Eso no alarga los dos meses para el tribunal.',
  },
  'fr.admin.right-reasons': {
    says: 'Una decisión en su contra debe estar motivada por escrito. En general deben oírle antes.',
  },
  'fr.admin.right-note': {
    says: 'Si la carta no dice cómo y hasta cuándo recurrir, los dos meses no corren. En general tiene un año.',
  },
  'fr.admin.right-urgent': {
    says: 'Si es urgente, pida al tribunal una suspensión rápida (référé-suspension), junto con su recurso.',
  },
  'fr.admin.right-silence': {
    says: 'Dos meses de silencio valen a menudo un sí, pero para muchas peticiones un no. Pida el recibo que lo indica.',
  },
  'fr.admin.step': {
    says: 'Guarde el sobre con la fecha. Pida el expediente y los motivos. Luego escriba por qué está mal, por carta certificada.',
  },
  'fr.admin.option-ask': {
    says: 'Escriba a la administración con hechos y pruebas.',
    title: 'Pedir que lo revisen',
    cost: 'Gratis.',
    time: 'En dos meses.',
    risk: 'Ninguno.',
    bestFor: 'Un error de hecho o un caso difícil.',
  },
  'fr.admin.option-court': {
    says: 'Acuda al tribunal administrativo en citoyens.telerecours.fr. A menudo sin abogado.',
    title: 'Ir al tribunal',
    cost: 'Gratis.',
    time: 'En dos meses. Dura un año o más.',
    risk: 'Puede perder.',
    bestFor: 'Otro rechazo.',
  },
  'fr.admin.option-help': {
    says: 'El Défenseur des droits y un point-justice (3039) ayudan gratis. Eso no detiene los dos meses.',
    title: 'Ayuda gratuita',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
}
