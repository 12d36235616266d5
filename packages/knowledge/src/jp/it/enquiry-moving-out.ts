/** Questions about ending a lease, the bill on leaving and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_IT: Words = {
  'jp.ask.leave': {
    says: 'In un contratto normale al padrone di casa servono un buon motivo e sei mesi. Un contratto a termine finisce alla sua data. Può trattare sui soldi per il trasloco.',
    dependsOn: 'il tipo del Suo contratto',
  },
  'jp.ask.deposit': {
    says: 'Dopo l’uscita la cauzione torna, meno affitto non pagato e danni. L’usura normale e l’età non le paga Lei.',
  },
  'jp.ask.move-out-bill': {
    says: 'Non paga l’usura normale e l’età. Anche per un danno, la carta da parati non vale quasi nulla dopo sei anni. Una clausola di pulizia vale solo se chiara e giusta. Non firmi subito. Chieda ogni voce e scriva che cosa rifiuta. Chiami il 188; fino a 600.000 yen aiuta una piccola causa.',
  },
}
