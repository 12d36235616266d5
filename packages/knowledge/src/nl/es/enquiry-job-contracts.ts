/** Questions about fixed and agency jobs, a ban on rival work, and accidents at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_CONTRACTS_ES: Words = {
  'nl.ask.fixed-job': {
    says: 'Cuente sus contratos. Tras más de tres seguidos, o más de tres años en total, tiene un empleo sin fecha final. Entonces no puede acabarse solo y la empresa necesita un motivo legal. Las pausas de hasta seis meses no cuentan. Un convenio (CAO) puede fijar otra cosa. Escriba en dos meses que está fijo.',
    dependsOn: 'del número, la duración y las pausas',
  },
  'nl.ask.no-compete': {
    says: 'Esa prohibición debe ser por escrito. En un empleo temporal necesita un motivo fuerte escrito, o es nula. Un juez puede reducirla o quitarla. Pida antes a su empresa que le libere.',
    dependsOn: 'de lo que firmó y del nuevo empleo',
  },
  'nl.ask.work-accident': {
    says: 'Su empresa responde, salvo que hiciera todo lo debido por su seguridad. Comuníquelo por escrito, vaya al médico y guarde nombres y fotos. Conserva al menos el 70 % del sueldo mientras esté enfermo. Puede reclamar cinco años.',
  },
  'nl.ask.agency-job': {
    says: 'Con una cláusula de agencia (uitzendbeding) el empleo puede acabar si el cliente para. Sin ella valen las reglas normales de despido. Pida su contrato y la fase. Casi siempre hay transitievergoeding. Pida la WW en una semana.',
    dependsOn: 'de su contrato y fase',
  },
}
