/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'ch.ask-need.roof': {
    says: 'Chiami oggi il servizio sociale del comune in cui si trova. La Costituzione dà a chi è nel bisogno un aiuto: un tetto, cibo e cure (art. 12). È lontano da casa? Anche il cantone in cui si trova deve aiutare subito. È chiuso? Chieda alla polizia dove dormire stanotte. Dica che ci sono bambini. Se dicono no, chieda una decisione scritta.',
  },
  'ch.ask-need.food': {
    says: 'Vada oggi al servizio sociale del comune e dica che non ha soldi per mangiare. La Costituzione dà a chi è nel bisogno un aiuto per vivere con dignità (art. 12). Chieda subito un aiuto d’urgenza, in contanti o buoni, anche se la domanda è ancora aperta. Se dicono no, chieda una decisione scritta. Caritas, Tavolino magico e le chiese danno cibo.',
  },
  'ch.ask-need.power-off': {
    says: 'Chiami subito l’azienda elettrica: dica che c’è un neonato e chieda un piano o un contatore prepagato, così la luce torna oggi. Chiami anche il servizio sociale: può aiutare subito, perché chi è nel bisogno ha diritto a un aiuto (art. 12 Cost.). Molte aziende sono del comune: chieda una decisione scritta e si opponga.',
  },
  'ch.ask-need.lender': {
    says: 'In pericolo chiami subito il 117. Minacciarla per soldi è un reato, e anche l’usura. Denunci alla polizia con messaggi, nomi e pagamenti, e chieda protezione. Chi presta per mestiere oltre il tasso permesso di solito non può chiedere interessi. Non chieda altri prestiti per pagarlo e non lo incontri da solo. L’aiuto alle vittime (LAV) è gratis, giorno e notte: 142.',
  },
}
