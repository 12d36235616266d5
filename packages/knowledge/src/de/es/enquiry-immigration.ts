/** The Spanish words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'de.ask-stay.extend': {
    says: 'Pida por escrito antes de que acabe, aunque no haya cita. Así sigue valiendo hasta la decisión. Pida la Fiktionsbescheinigung.',
  },
  'de.ask-stay.refused': {
    says: 'Vaya hoy a un abogado. Suele tener un mes, pero el recurso solo no frena la expulsión. Pida al juez una suspensión urgente (Eilantrag).',
  },
  'de.ask-stay.asylum-no': {
    says: 'Tiene dos semanas desde la entrega para ir al tribunal, a veces solo una. Lo dice la última página. A menudo el recurso solo no frena la expulsión: pida también al tribunal una suspensión urgente (Eilantrag).',
  },
  'de.ask-stay.citizenship': {
    says: 'Normalmente tras cinco años con permiso estable. Necesita ingresos propios, alemán B1 y el test. Puede conservar su pasaporte.',
  },
  'de.ask-stay.no-answer': {
    says: 'Escriba y fije un día. Tras tres meses sin motivo puede demandar para que decidan (Untätigkeitsklage).',
  },
  'de.ask-stay.step-advice': {
    says: 'Acuda a un centro gratuito (Migrationsberatung). Si hay rechazo, a un abogado el mismo día.',
  },
}
