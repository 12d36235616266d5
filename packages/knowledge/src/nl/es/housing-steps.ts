/** The Spanish words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_ES: Words = {
  'nl.home.step-stay': {
    says: 'No se vaya y no firme nada. Pida consejo antes.',
  },
  'nl.home.step-write': {
    says: 'Conteste por escrito que no está de acuerdo con el fin del contrato. Guarde una copia.',
  },
  'nl.home.step-plan': {
    says: 'Pague primero el alquiler de este mes. Ofrezca por escrito un plan para el resto.',
  },
  'nl.home.step-help': {
    says: 'Pida ahora a su ayuntamiento (gemeente) ayuda con deudas. Si su vivienda corre peligro debe actuar en tres días hábiles.',
  },
  'nl.home.step-ask': {
    says: 'Llame al Juridisch Loket. Tenga a mano el contrato y las cartas.',
  },
  'nl.home.step-sum': {
    says: 'Pida una lista del alquiler y los pagos, mes por mes.',
  },
  'nl.home.step-pay': {
    says: 'Intente bajar los atrasos de tres meses. Los jueces miran eso cuando deciden un desalojo.',
  },
  'nl.rent.step-allowance': {
    says: 'Mire si le corresponde la ayuda al alquiler (huurtoeslag), también por meses pasados. Pregunte en Dienst Toeslagen.',
  },
}
