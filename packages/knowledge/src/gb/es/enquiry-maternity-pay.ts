/** Questions about pay and leave for a birth: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_ES: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Toda empleada tiene 52 semanas de permiso desde el primer día. La paga (SMP) exige 26 semanas en el empleo en la semana 15 antes del parto y ganar más de un límite bajo. Son el 90 % seis semanas y luego 33 a tarifa fija o el 90 %. Si no llega, pida Maternity Allowance. Avise a la empresa antes de la semana 15.',
    dependsOn: 'cuánto tiempo lleva allí y cuánto gana',
  },
  'gb.ask-work.paternity-leave': {
    says: 'Desde el 6 de abril de 2026 tiene permiso de paternidad desde el primer día de trabajo: una o dos semanas. Avise a la empresa antes de la semana 15 previa al parto y dé las fechas 28 días antes. La paga sigue exigiendo 26 semanas en la empresa hasta esa semana. El permiso parental sin paga también es suyo desde el primer día. Si se niegan, pregunte por escrito y llame a Acas: 0300 123 1100.',
  },
}
