/** Questions about work on bank holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_ES: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'No. La ley no da derecho a librar los festivos (bank holidays) ni a paga extra. Decide el contrato o la costumbre de su trabajo. Sí tiene 5,6 semanas de vacaciones pagadas al año, y los festivos pueden contar en ellas. Pida pronto el día. Una norma que perjudica más a una fe o a padres puede ser injusta.',
  },
}
