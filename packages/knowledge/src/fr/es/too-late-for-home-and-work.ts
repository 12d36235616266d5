/** What can still be done when the time in a letter about a home, a job or a coming court case is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_ES: Words = {
  'fr.late.rent-want': {
    says: 'Es una orden formal de pagar el alquiler (commandement de payer). El plazo pasó y pueden pedir al juez que acabe el contrato. El juez aún puede salvarlo.',
  },
  'fr.late.rent-step': {
    says: 'Pague ahora entero el alquiler de este mes. Llame a la ADIL y pida ayuda al FSL. Si llega una citación, vaya y pida un plan.',
  },
  'fr.late.rent-option': {
    says: 'En la vista pida un plan de hasta tres años y que se suspenda el fin del contrato. Antes, pague de nuevo el alquiler corriente.',
    title: 'Pedir al juez un plan que salve la vivienda',
    cost: 'Gratis.',
    time: 'Antes de que una sentencia firme acabe el contrato.',
    risk: 'Fallar un pago del plan acaba el contrato.',
    bestFor: 'Puede pagar de nuevo el alquiler y parte de la deuda.',
  },
  'fr.late.notice-step': {
    says: '¿Sigue allí tras el día? Solo un juez puede ordenar que salga. Siga pagando cada mes, llame a la ADIL y vaya a toda vista.',
  },
  'fr.late.job-reality': {
    says: 'Los doce meses contra el despido pasaron, contando desde la carta. Otras cosas duran más: sueldo tres años, acoso o discriminación cinco.',
  },
  'fr.late.job-step': {
    says: 'Pida ahora por escrito sueldo, vacaciones o preaviso sin pagar. ¿Fue por enfermedad, origen, sindicato o acoso? Vea a un sindicato esta semana.',
  },
  'fr.late.demand-step': {
    says: 'Conteste hoy, aunque el día pasara: discútalo u ofrezca un plan. Recoja toda carta certificada y todo papel de un agente judicial.',
  },
}
