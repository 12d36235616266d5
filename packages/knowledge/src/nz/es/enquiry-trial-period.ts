/** Questions about a trial period of 90 days: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_PERIOD_ES: Words = {
  'nz.ask.trial-signed-late': {
    says: 'Un periodo de prueba (trial) firmado después de empezar no vale. Debe estar en el contrato escrito antes del primer trabajo. Así que necesitan una buena razón y un proceso justo, como con todos. Presente por escrito a la empresa una reclamación (personal grievance) por despido injusto en 90 días. Pida las razones y guarde prueba de ambos días. La mediación es gratis: 0800 20 90 20.',
  },
  'nz.ask.trial-valid': {
    says: 'Firmada antes de empezar, la prueba (trial) permite acabar el empleo en los primeros 90 días sin razón. Entonces no puede reclamar por el despido. Pero deben dar el preaviso del contrato antes de que pasen los 90 días, y es nula si ya trabajó allí antes. Puede reclamar por acoso, discriminación o salarios. Revise las fechas; 0800 20 90 20, gratis.',
    dependsOn: 'el preaviso y lo demás que pasó',
  },
}
