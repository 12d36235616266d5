/** Questions about pay and leave for a birth: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_IT: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Ogni dipendente ha 52 settimane di congedo dal primo giorno. La paga (SMP) chiede 26 settimane nel lavoro alla 15ª settimana prima della nascita e una paga sopra un limite basso. È il 90 % per sei settimane, poi 33 a tariffa fissa o 90 %. Se no, chieda la Maternity Allowance. Avvisi il datore entro la 15ª settimana.',
    dependsOn: 'da quanto lavora lì e quanto guadagna',
  },
  'gb.ask-work.paternity-leave': {
    says: 'Dal 6 aprile 2026 ha il congedo di paternità dal primo giorno di lavoro: una o due settimane. Lo dica alla ditta entro la 15ª settimana prima del parto e dia le date 28 giorni prima. La paga richiede ancora 26 settimane di lavoro entro quella settimana. Anche il congedo parentale non pagato è suo dal primo giorno. Se rifiutano, chieda perché per iscritto e chiami Acas: 0300 123 1100.',
  },
}
