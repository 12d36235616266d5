/** Questions about warnings, hearings and probation at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_ES: Words = {
  'gb.ask-work.disciplinary': {
    says: 'Puede llevar a un representante sindical o a un compañero, aunque la empresa no reconozca el sindicato. Si no puede ir, proponga otra fecha dentro de cinco días laborables. Pida por escrito los cargos, las pruebas como vídeos y tiempo. Dé su versión. Debe poder recurrir.',
  },
  'gb.ask-work.probation': {
    says: 'El periodo de prueba (probation) no tiene un estatus especial en la ley. Aun así tiene preaviso, sueldo, pago de vacaciones y protección contra la discriminación. Desde el 1 de enero de 2027 la protección por despido injusto empieza a los seis meses.',
    dependsOn: 'su preaviso, y el motivo',
  },
  'gb.ask-work.three-warnings': {
    says: 'Ninguna ley fija un número de avisos. El Acas Code espera un proceso justo, casi siempre un primer aviso y uno final, pero ninguno por una falta muy grave (gross misconduct). El tiempo que lleva allí decide si puede reclamar.',
  },
}
