/** The Italian words of Spain: lease changes. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_CHANGES_IT: Words = {
  'es.lease.right-supplies': {
    says: 'L’inquilino paga ciò che segna il contatore della casa. Altre spese sono Sue solo se il contratto lo dice e indica la somma annua.',
  },
  'es.lease.step-supplies': {
    says: 'Chieda una copia della bolletta con date e letture. Controlli i giorni in cui aveva le chiavi prima di pagare.',
  },
  'es.lease.right-sale': {
    says: 'Una vendita non chiude il contratto. Il nuovo proprietario deve rispettarlo per i primi cinque anni, o sette se il locatore era una società.',
  },
  'es.lease.right-buy-first': {
    says: 'Di solito può comprare per primo la casa allo stesso prezzo, entro 30 giorni dall’offerta. Guardi se nel contratto vi rinuncia.',
  },
  'es.lease.right-works': {
    says: 'Per i soli miglioramenti il locatore può alzare l’affitto solo dopo cinque anni, o sette con una società. È al massimo il 20%.',
  },
  'es.lease.right-tense-area': {
    says: 'In una zona dichiarata tesa (zona tensionada) un nuovo contratto di solito non può chiedere più dell’ultimo.',
  },
  'es.lease.decree-two-years': {
    says: 'Un decreto di ottobre 2026 Le permette di chiedere fino a due anni in più alle stesse condizioni, se ha pagato gli ultimi otto mesi. Chieda a un ufficio casa se il Congresso l’ha confermato.',
  },
  'es.lease.decree-notice': {
    says: 'Dal 15 novembre 2026 un decreto chiede di solito sei mesi di preavviso. Per le disdette dal 7 ottobre 2026, un locatore che non rinnova senza uno dei suoi motivi deve di solito un anno di affitto o più. Il Congresso deve averlo confermato.',
  },
  'es.eviction.decree-stop': {
    says: 'Un decreto di ottobre 2026 permette al giudice di fermare lo sfratto di persone a rischio senza un posto dove andare. Non vincola chi possiede una o due case. Chieda all’avvocato se il Congresso l’ha confermato.',
  },
  'es.rise.decree': {
    says: 'Un decreto di ottobre 2026 fissa un tetto del 2% se non fate un altro accordo. Chieda a un ufficio casa se il Congresso l’ha confermato.',
  },
}
