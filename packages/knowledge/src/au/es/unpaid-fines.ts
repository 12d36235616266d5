/** Unpaid fines in letters of the offices that collect them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_ES: Words = {
  'au.public.fines-reality': {
    says: 'Esta oficina cobra multas para el estado. Puede parar una licencia y tomar sueldo o dinero del banco, casi siempre sin tribunal.',
  },
  'au.public.fines-nsw': {
    says: 'En Nueva Gales del Sur pida tiempo, una work and development order o que quiten la deuda. Tras un no, puede revisarlo el Hardship Review Board.',
  },
  'au.public.fines-nsw-refund': {
    says: 'Si Revenue NSW tomó dinero con una garnishee order y pasa dificultades, pida que devuelva una parte o todo.',
  },
  'au.public.fines-vic': {
    says: 'En Victoria pida a Fines Victoria una revisión, un plan o un work and development permit antes de que acabe el último aviso (final demand).',
  },
  'au.public.fines-vic-pay': {
    says: 'Si Fines Victoria toma de su sueldo y eso le causa dificultades, tiene 14 días para pedir que lo cambie o anule.',
  },
  'au.public.fines-qld': {
    says: 'En Queensland SPER puede hacer pagar a su banco o empleador sin tribunal. Puede pedir que revise, cambie o pause ese aviso.',
  },
  'au.public.fines-wa': {
    says: 'En Australia Occidental pida una time to pay order. Debe ajustarse a sus medios y, mientras la cumpla, no siguen.',
  },
}
