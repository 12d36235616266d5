/** Fines of a public body, in every state: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ES: Words = {
  'au.fine.want': { says: 'Busque la regla, el lugar, la fecha y el último día para actuar.' },
  'au.fine.reality': {
    says: 'Puede pagar, pedir una revisión (review), pagar con el tiempo o elegir el tribunal. El último día está en el aviso.',
  },
  'au.fine.who': {
    says: 'Viene de un organismo público. Cada estado tiene una oficina de multas.',
  },
  'au.fine.rights': {
    says: 'Puede ver la foto o la prueba, pedir una revisión (review) y nombrar a otro conductor.',
  },
  'au.fine.right-review': {
    says: 'Puede pedir una revisión (review), por ejemplo por enfermedad o por un error. En algunos estados cuenta también un historial limpio.',
  },
  'au.fine.right-court': { says: 'Puede elegir que decida un tribunal.' },
  'au.fine.right-time': {
    says: 'Puede pedir pagar a plazos. En algunos estados puede pagarla con trabajo o estudio.',
  },
  'au.fine.step-check': {
    says: 'Compruebe la matrícula, el lugar, la hora y la fecha límite. Mire la foto en línea.',
  },
  'au.fine.step-driver': { says: 'Si no conducía, nombre al conductor antes de la fecha límite.' },
  'au.fine.step-review': {
    says: 'Si está mal o tiene una buena razón, pida una revisión (review) antes de la fecha límite.',
  },
  'au.fine.opt-review': {
    says: 'Use la página de la oficina de multas y añada pruebas.',
    title: 'Pedir una revisión (review)',
    cost: 'Gratis.',
    time: 'Antes de la fecha límite.',
    risk: 'Bajo.',
    bestFor: 'Está mal, o tenía una buena razón.',
  },
  'au.fine.opt-pay': {
    says: 'Pague todo o pida un plan.',
    title: 'Pagar, o pagar con el tiempo',
    cost: 'La multa.',
    time: 'Antes de la fecha límite.',
    risk: 'Puede haber puntos en su licencia.',
    bestFor: 'Es correcta.',
  },
  'au.fine.opt-court': {
    says: 'Decide un juez (magistrate).',
    title: 'Elegir el tribunal',
    cost: 'Gastos del tribunal si pierde.',
    time: 'Antes de la fecha límite.',
    risk: 'La multa puede ser más alta.',
    bestFor: 'Tiene pruebas fuertes.',
  },
  'au.fine.warn': {
    says: 'Si la deja de lado, se suman gastos y pueden parar su licencia o el registro de su coche.',
  },
  'au.fine.right-driver': {
    says: 'Si no conducía usted, nombre al conductor en el formulario antes de la fecha. Si el coche se vendió o lo robaron, dígalo ahí. Un nombre falso es delito.',
  },
}
