/** Questions about ending a lease, the bill on leaving and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_ES: Words = {
  'jp.ask.leave': {
    says: 'En un contrato ordinario el casero necesita una buena razón y seis meses. Un contrato fijo termina en su fecha. Puede hablar de dinero para la mudanza.',
    dependsOn: 'su tipo de contrato',
  },
  'jp.ask.deposit': {
    says: 'Después de irse, la fianza (敷金) vuelve, menos alquiler sin pagar y daños. El uso normal y el tiempo no los paga usted.',
  },
  'jp.ask.move-out-bill': {
    says: 'No paga el desgaste normal ni la edad. Incluso con daños, el papel pintado casi no vale nada tras seis años. Una cláusula de limpieza vale solo si es clara y justa. No firme en el acto. Pida cada partida y escriba lo que rechaza. Llame al 188; hasta 600.000 yenes ayuda un juicio pequeño.',
  },
}
