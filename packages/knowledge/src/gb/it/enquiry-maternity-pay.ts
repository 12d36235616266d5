/** Questions about pay and leave for a birth: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_IT: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Ogni dipendente ha 52 settimane di congedo dal primo giorno. La paga (SMP) chiede 26 settimane nel lavoro alla 15ª settimana prima della nascita e una paga sopra un limite basso. È il 90 % per sei settimane, poi 33 a tariffa fissa o 90 %. Se no, chieda la Maternity Allowance. Avvisi il datore entro la 15ª settimana.',
    dependsOn: 'da quanto lavora lì e quanto guadagna',
  },
}
