/** Questions about insurers, the health fund and bad treatment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'de.ask-buy.insurance-no': {
    says: 'Vraag schriftelijk de bepaling en de redenen en stuur bewijs. Dan beslist de verzekeringsombudsman gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Maak binnen één maand bezwaar (Widerspruch). Vraag het medische rapport. De sociale rechter is gratis.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Vraag een kopie van uw dossier: dat is uw recht. Laat het eerst herstellen. Uw ziekenkas helpt gratis met een rapport, en de Schlichtungsstelle van de artsenkamer onderzoekt het gratis. U kunt geld vragen voor pijn en kosten, meestal drie jaar lang. Vraag een advocaat voor u betaalt of tekent.',
  },
}
