/** Questions about a job that the employer ends: reasons, trial periods and notice: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'nz.ask.fired': {
    says: 'Necesitan una buena razón y un proceso justo: decirle el problema, oírle y mantener la mente abierta. Si no, presente por escrito a la empresa una reclamación (personal grievance) en 90 días. Pida las razones por escrito en 60 días. Una prueba de 90 días (90 day trial) firmada antes de empezar lo cambia. Desde febrero de 2026 una paga anual desde $200,000 puede impedir la reclamación. La mediación es gratis: 0800 20 90 20.',
    dependsOn: 'la razón, el trato y su contrato',
  },
  'nz.ask.laid-off': {
    says: 'Deben consultarle antes de decidir y dar el preaviso de su contrato. La indemnización (redundancy pay) solo se debe si su contrato lo dice.',
    dependsOn: 'su contrato y si le consultaron',
  },
  'nz.ask.notice': {
    says: 'Su contrato dice cuánto. Si no dice nada, debe ser justo. Una falta grave (serious misconduct) puede significar ningún preaviso.',
    dependsOn: 'su contrato',
  },
  'nz.ask.trial': {
    says: 'Una prueba (trial) vale solo si está escrita y firmó antes de su primer trabajo allí. Aun así deben dar el preaviso del contrato. Entonces no puede reclamar por el despido, pero sí por acoso, discriminación o paga. Si firmó después, nunca firmó o ya trabajó allí, es nula y necesitan buena razón y proceso justo. Presente entonces por escrito una reclamación (personal grievance) en 90 días. Ayuda gratis: 0800 20 90 20.',
    dependsOn: 'cuándo firmó y qué dice',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'Es contra la ley despedirla porque está embarazada o quiere un permiso. Presente por escrito una queja personal (personal grievance) en un plazo de 90 días. La mediación es gratis: 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'No firme en el momento. Busque consejo primero. Cuando un mediador (mediator) también lo ha firmado, no puede cambiarlo ni volver atrás. No se puede renunciar al mínimo de la ley.',
  },
  'nz.ask.no-process': {
    says: 'Un despido necesita una buena razón y un proceso justo: decir el problema, tiempo para contestar y mente abierta. Presente una queja (personal grievance) por escrito en 90 días. La mediación es gratis. Desde el 21 de febrero de 2026 casi nadie que gane $200,000 o más al año puede hacerlo.',
  },
}
