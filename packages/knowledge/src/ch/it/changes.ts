/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'ch.news.premium-twice': {
    says: 'Dal 1° gennaio 2025 una cassa malati può escuterLa al massimo due volte all’anno.',
    was: 'Una cassa poteva avviare tutte le esecuzioni che voleva.',
    is: 'Al massimo due all’anno per i Suoi premi, e due per quelli di un figlio.',
  },
  'ch.news.premium-children': {
    says: 'Dal 2024 i figli non devono mai i premi della loro infanzia, neanche da adulti.',
    was: 'I figli adulti potevano essere escussi per premi non pagati dai genitori.',
    is: 'Li devono solo i genitori. Un’esecuzione contro il figlio è nulla.',
  },
  'ch.news.court-advance': {
    says: 'Dal 1° gennaio 2025 un giudice può di regola chiedere all’attore in anticipo solo metà delle spese.',
    was: 'Un giudice poteva chiedere in anticipo tutte le spese probabili.',
    is: 'Al massimo la metà nella maggior parte dei casi. Il giudice restituisce da sé ciò che deve rendere.',
  },
  'ch.news.reference-rate': {
    says: 'Il tasso di riferimento per le pigioni è sceso all’1,25 % a settembre 2025. Può chiedere una pigione più bassa.',
    was: 'Il tasso era 1,5 % da marzo 2025 e prima 1,75 %.',
    is: 'Se la Sua pigione si basa su un tasso più alto, scriva al locatore. Controlli prima il tasso di oggi.',
  },
  'ch.news.first-rent-form': {
    says: 'Dal 1° ottobre 2025 il modulo per la pigione iniziale deve mostrare il tasso di riferimento e l’indice della pigione precedente.',
    was: 'Il modulo mostrava la pigione precedente, ma non la sua base.',
    is: 'Dove il modulo è obbligatorio, può confrontare e contestare la pigione iniziale entro 30 giorni.',
  },
  'ch.news.building-defects': {
    says: 'Per i contratti di costruzione dal 1° gennaio 2026 ha 60 giorni per segnalare un difetto. Prima era circa una settimana.',
    was: 'I difetti si dovevano segnalare subito, in pratica entro circa sette giorni.',
    is: '60 giorni dalla consegna o dalla scoperta. Il diritto alla riparazione gratuita non si può escludere.',
  },
}
