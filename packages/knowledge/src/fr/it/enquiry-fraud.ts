/** Questions about scams, false bills and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'fr.ask-debt.scam-sms': {
    says: 'La consideri una truffa. Gli enti pubblici non chiedono pagamenti o dati della carta per SMS. Non clicchi. Lo inoltri al 33700 e scriva Lei il vero sito.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Lo dica subito alla banca. Un pagamento che non ha permesso va rimborsato, salvo che provi una grave imprudenza. Una chiamata con un finto numero della banca spesso non lo è.',
    dependsOn: 'se ha permesso Lei il pagamento',
  },
  'fr.ask-debt.tv-fee': {
    says: 'È finito nel 2022. Una lettera o un messaggio che lo chiede ora è probabilmente una truffa.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
}
