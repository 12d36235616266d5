/** Questions about work on bank holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_ES: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'No. La ley no da derecho a librar los festivos (bank holidays) ni a paga extra. Decide el contrato o la costumbre de su trabajo. Sí tiene 5,6 semanas de vacaciones pagadas al año, y los festivos pueden contar en ellas. Pida pronto el día. Una norma que perjudica más a una fe o a padres puede ser injusta.',
  },
  'gb.ask-work.bank-holiday-made': {
    dependsOn: 'su contrato',
    says: 'Si dice que trabaja los festivos, o siempre fue así, pueden pedirlo. Si le da el día libre, necesitan su sí. La ley no da derecho al día libre ni a más paga. Aun así le tocan 5,6 semanas de vacaciones pagadas al año. Pida pronto el día que necesita. Una regla que pesa más a una religión o a los padres puede ser injusta.',
  },
}
