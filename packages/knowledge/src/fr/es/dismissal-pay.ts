/** What is due when a job ends: notice, pay, papers and benefits: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_PAY_WORDS: Words = {
  'fr.job.not-yet-waive': {
    says: 'Nadie puede hacerle renunciar a su derecho con una firma en el finiquito. Tiene seis meses para oponerse.',
  },
  'fr.job.know-benefits': {
    says: 'Tras cualquier despido, también por falta grave, puede pedir prestaciones a France Travail.',
  },
  'fr.job.deadline-receipt': {
    says: 'Si firmó el finiquito, tiene seis meses para oponerse a sus sumas.',
    action: 'Oponerse al finiquito por carta certificada',
    consequence: 'Después las sumas de la lista quedan cerradas.',
  },
  'fr.job.step-register': {
    says: 'Apúntese en France Travail al día siguiente del fin del contrato. Su empresa debe darle los papeles.',
  },
  'fr.job.step-papers': {
    says: 'Revise sus papeles finales: certificado de trabajo, formulario de France Travail, finiquito (solde de tout compte).',
  },
  'fr.job.right-notice': {
    says: 'Tiene derecho a preaviso: un mes desde seis meses de trabajo, dos meses desde dos años. Su convenio puede dar más.',
  },
  'fr.job.right-pay': {
    says: 'Desde ocho meses recibe indemnización: un cuarto de mes de sueldo por año, y un tercio desde el año once.',
  },
  'fr.job.right-fault': {
    says: 'Por falta grave (faute grave) no hay preaviso ni indemnización. Las vacaciones no usadas se pagan igualmente.',
  },
  'fr.job.option-accept': {
    title: 'Aceptar y pedir lo que se debe',
    says: 'Revise preaviso, indemnización y vacaciones. Apúntese en France Travail.',
    cost: 'Nada.',
    time: 'Un día.',
    risk: 'Puede perder dinero si el motivo era malo.',
    bestFor: 'El motivo es cierto y las sumas cuadran.',
  },
}
