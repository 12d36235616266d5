/** Questions about a dismissal of someone who works fewer hours for a child: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_IT: Words = {
  'es.ask.shorter-hours-dismissed': {
    says: "Se lavora meno ore per un figlio, o l'ha chiesto, il licenziamento è nullo salvo che l'azienda provi un altro vero motivo. Allora riottiene posto e stipendi. Se è solo ingiustificato, sono 33 giorni di paga per anno. Presenti la conciliazione entro 20 giorni lavorativi. Firmare lettera o liquidazione non impedisce di agire, salvo una chiara rinuncia. Chieda la disoccupazione (paro) entro 15 giorni lavorativi; non serve fare causa.",
  },
}
