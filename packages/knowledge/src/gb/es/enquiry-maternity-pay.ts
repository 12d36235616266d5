/** Questions about pay and leave for a birth: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_ES: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Toda empleada tiene 52 semanas de permiso desde el primer día. La paga (SMP) exige 26 semanas en el empleo en la semana 15 antes del parto y ganar más de un límite bajo. Son el 90 % seis semanas y luego 33 a tarifa fija o el 90 %. Si no llega, pida Maternity Allowance. Avise a la empresa antes de la semana 15.',
    dependsOn: 'cuánto tiempo lleva allí y cuánto gana',
  },
}
