/** Questions about sellers who mislead or do not answer, and how long one has: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_SAYS_NO_IT: Words = {
  'gb.ask-consumer.ignored': {
    says: 'Mandi una sola lettera chiara: che cosa ha comprato, che cosa non va, che cosa vuole, e 14 giorni per farlo. Poi provi la società della carta, un ombudsman o un’associazione del settore. Per ultimo il tribunale (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Ha sei anni per andare in tribunale. Ma rimborsi interi e prove facili valono nei primi giorni e mesi, quindi faccia reclamo appena può.',
    dependsOn: 'quando ha avuto i prodotti o quando è stato fatto il lavoro',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'In Scozia ha cinque anni per andare in tribunale. Ma rimborsi interi e prove facili valono nei primi giorni e mesi, quindi faccia reclamo appena può.',
    dependsOn: 'quando ha avuto i prodotti o quando è stato fatto il lavoro',
  },
  'gb.ask-consumer.misled': {
    says: 'Un venditore non deve ingannarla, farle pressione, nascondere costi o usare recensioni false. Scriva ciò che ha detto e chieda indietro i soldi. Lo dica anche alla linea consumatori di Citizens Advice.',
    dependsOn: 'che cosa ha detto o nascosto, e se per questo ha comprato',
  },
}
