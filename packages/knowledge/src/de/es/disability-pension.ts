/** The Spanish words of the rows in ../disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_PENSION_ES: Words = {
  'de.pension.right-hours': {
    says: 'Menos de tres horas de trabajo al día da la pensión completa, de tres a menos de seis la mitad. Sin puesto a tiempo parcial, puede ser completa.',
  },
  'de.pension.right-review': {
    says: 'Si se le pasó el mes, puede pedir una revisión (Überprüfungsantrag). Se puede pagar hasta cuatro años atrás.',
  },
  'de.pension.step-report': {
    says: 'Recurra ya y pida el informe médico. Muéstrelo a sus médicos y envíe su respuesta sobre cuántas horas puede trabajar.',
  },
}
