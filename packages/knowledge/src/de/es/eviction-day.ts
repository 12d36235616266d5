/** The day on which a court officer clears a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DAY_ES: Words = {
  'de.bailiff.deadline-clearing': {
    says: 'La petición de protección contra el desalojo debe llegar al menos dos semanas antes del día del desalojo (Räumung).',
    action: 'Pedir al juzgado de ejecución que pare o retrase el desalojo (§ 765a ZPO)',
    consequence:
      'Una petición posterior solo cuenta si las razones surgieron después o algo se lo impidió.',
  },
  'de.bailiff.step-clearing': {
    says: 'Hay un día fijado para el desalojo (Räumung). Vaya hoy a la oficina de vivienda de su ciudad (Wohnungssicherung) y a un abogado.',
  },
  'de.bailiff.warn-eviction': {
    says: 'Puede perder su casa en un día fijo. Haga que un abogado y la oficina de vivienda de su ciudad actúen ya.',
  },
}
