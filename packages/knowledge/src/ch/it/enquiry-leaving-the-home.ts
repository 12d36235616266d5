/** Questions about ending a lease, painting and wear: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_THE_HOME_WORDS: Words = {
  'ch.ask.end-lease': {
    says: 'Scriva una lettera firmata; per l’abitazione familiare firmano entrambi. Il termine è di solito tre mesi per la data locale o del contratto. Deve arrivare in tempo: raccomandata.',
  },
  'ch.ask.leave-early': {
    says: 'Proponga un nuovo inquilino solvibile che prende lo stesso contratto. Ne basta uno. Allora deve la pigione solo fino al giorno in cui sarebbe entrato. Il locatore può prendersi alcuni giorni per verificare. Lo faccia per iscritto, con i suoi documenti.',
  },
  'ch.ask.painting-and-wear': {
    says: 'L’usura normale non la paga Lei. Per un vero danno paga solo il valore di oggi: una pittura vale zero dopo circa otto anni. Il locatore deve segnalare i difetti subito alla riconsegna, dopo solo quelli nascosti. Non firmi ciò che non accetta. La conciliazione è gratis.',
  },
  'ch.ask.deposit-after-a-year': {
    says: 'Un anno dopo la fine della locazione la banca deve versare la garanzia a lei sola. Vale se in quell’anno il locatore non ha fatto causa né avviato un’esecuzione contro di lei. Non serve il suo consenso. Scriva alla banca, con la prova della fine e un estratto delle esecuzioni. I soldi non sono su un conto a suo nome? Li chieda al locatore con interessi. Se qualcuno rifiuta, l’autorità di conciliazione è gratuita. Un’assicurazione di garanzia ha regole sue.',
  },
}
