/** Questions about what goes on a criminal record: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_ES: Words = {
  'gb.ask-fine.not-a-record': {
    says: 'No. Una multa fija (fixed penalty) pagada a tiempo no es una condena ni da antecedentes. Vale para velocidad, faltas escolares y multas del ayuntamiento o aparcamiento. Los puntos quedan en el permiso; dígalo al seguro si pregunta. Si no paga, un juez puede condenarle. Para algunos empleos lea bien lo que preguntan.',
  },
  'gb.ask-police.caution-dbs': {
    says: 'Una amonestación simple (caution) no es condena y se cancela al momento; con condiciones, en tres meses como mucho. La mayoría de empleos no tienen que saberlo. Cancelada, no sale en el control basic. En standard o enhanced, como cuidados o escuelas, sale seis años si era adulto. Después desaparece, salvo una lista de delitos graves. La de un menor no sale.',
    dependsOn: 'el delito, su edad entonces y el tipo de control',
  },
}
