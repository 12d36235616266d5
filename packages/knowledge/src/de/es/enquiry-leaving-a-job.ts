/** Questions about exit agreements, fixed terms, references and unemployment pay after a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_ES: Words = {
  'de.ask-job.exit-agreement': {
    says: 'No tiene que firmar, y nunca al momento. Firmar puede costar doce semanas de paro, y más si se acorta el preaviso. Si le despiden en su lugar, tiene tres semanas para el tribunal. Entonces hace falta un buen motivo en casi toda empresa de más de diez personas. Pregunte antes a un sindicato, un abogado y la Agentur für Arbeit.',
  },
  'de.ask-job.block-time': {
    says: 'Quien renuncia o firma un acuerdo de salida sin motivo grave puede perder hasta doce semanas de prestación. Recurra en un mes. Mientras tanto sigue con seguro médico si está inscrito como parado.',
    dependsOn: 'si tenía una buena razón para irse',
  },
  'de.ask-job.fixed-term': {
    says: 'Sin una razón, como máximo dos años con tres prórrogas. Para discutir el final, vaya al juzgado en las tres semanas desde el final acordado.',
    dependsOn: 'la razón y la duración del contrato temporal',
  },
  'de.ask-job.leave-at-end': {
    says: 'Tome los días pendientes durante el preaviso si puede. Los días que ya no puede tomar por el fin del empleo deben pagarse. Da igual quién terminó el contrato. Reclámelo pronto por escrito, pues el contrato puede fijar tres meses.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Al final sí, pero casi siempre tras un bloqueo de hasta doce semanas. No lo hay con motivo grave: enfermedad probada, acoso, sueldo impagado, cuidado o un nuevo empleo firme. Antes de irse pida un informe médico o consejo de la agencia. Inscríbase tres meses antes del fin, o en tres días.',
    dependsOn: 'si tiene un motivo grave',
  },
}
