/** The Spanish words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JURIES_AND_SUBPOENAS_ES: Words = {
  'us.public.want-juror': { says: 'Una corte le pide servir en un jurado. No le acusan de nada.' },
  'us.public.right-juror': {
    says: 'Casi siempre puede aplazarlo una vez, o pedir que le excusen por dificultad, enfermedad o cuidado de otros. No pueden despedirle por ello.',
  },
  'us.public.step-juror': {
    says: 'Llene el formulario antes de su fecha. Si duda de que sea real, llame al número del sitio propio de la corte.',
  },
  'us.public.option-juror': {
    says: 'Escriba a la corte antes del día y diga por qué no puede ir.',
    title: 'Servir, aplazar o pedir excusa',
    cost: 'Gratis',
    time: 'Antes del día del aviso',
    risk: 'No ir puede traer una multa.',
    bestFor: 'Recibió un aviso real de jurado.',
  },
  'us.life.right-subpoena': {
    says: 'Una citación real (subpoena) debe cumplirse, pero puede objetar por escrito o pedir a la corte que la limite. Los testigos casi siempre reciben un pago.',
  },
  'us.life.want-subpoena': {
    says: 'Alguien en un caso quiere que vaya como testigo o entregue papeles.',
  },
  'us.life.step-subpoena': {
    says: 'Compruebe con el secretario la corte y el número del caso. Guarde los papeles pedidos y vea a un abogado antes de la fecha.',
  },
  ...stateWords('jury-missed', {
    'AZ CA FL GA IL MI NC PA TX WA':
      'un juez puede multar a quien faltó al servicio de jurado (jury duty). Responda antes de la fecha del aviso, diga por qué, con pruebas, y pida un nuevo día',
    NY: 'puede responder a un aviso de incumplimiento (notice of noncompliance) pidiendo una audiencia. Si no responde, puede recibir una multa de hasta $250 y un nuevo día de servicio',
  }),
  ...stateWords('subpoena', {
    'AZ CA FL GA IL MI NC NY TX WA':
      'puede pedir al juez, antes del día, que anule o limite una citación (subpoena) con una motion to quash, por ejemplo si pide demasiado',
  }),
}
