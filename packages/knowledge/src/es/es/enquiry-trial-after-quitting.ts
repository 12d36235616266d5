/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_ES: Words = {
  'es.ask.paro-after-trial': {
    says: 'Si usted dejó el trabajo anterior, un cese en prueba por la nueva empresa da paro solo si han pasado tres meses desde esa baja. Las vacaciones no disfrutadas también cuentan, dice el Tribunal Supremo. No pierde lo cotizado. Si vuelve a trabajar, aunque sea poco, y lo cesan sin quererlo usted, cobrará por todo. Contra un no injusto: reclamación previa en 30 días hábiles.',
    dependsOn: 'si hay tres meses entre las dos fechas',
  },
}
