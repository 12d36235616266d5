/** The Spanish words of the rows in ../home-visit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_VISIT_ES: Words = {
  'de.visit.want': {
    says: 'Su casero quiere entrar en su casa.',
  },
  'de.visit.reality': {
    says: 'Es su casa. Solo puede entrar con un motivo real, avisado a tiempo y nunca sin usted.',
  },
  'de.visit.right-reason': {
    says: 'Motivos reales: avería, reparación, lectura, mostrarla a compradores o inquilinos. Un control rutinario no lo es.',
  },
  'de.visit.right-day': {
    says: 'Puede pedir otro día. Las fotos necesitan su permiso. No debe darle llave.',
  },
  'de.visit.step': {
    says: 'Pida por escrito el motivo y quién viene. Proponga dos días. No rechace un motivo real: puede costarle la casa.',
  },
  'de.visit.option': {
    says: 'Acepte el motivo y proponga su día.',
    title: 'Proponer otro día',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'El motivo es real.',
  },
}
