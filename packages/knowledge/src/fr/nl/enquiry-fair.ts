/** Questions about a purchase at a fair: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_NL: Words = {
  'fr.ask-buy.fair': {
    says: 'Op een beurs is er geen herroepingsrecht, en de verkoper moet dat vooraf op een bord en in het contract zeggen. Maar tekende u er een krediet voor? Herroep het krediet schriftelijk binnen 14 dagen: dan eindigt ook de koop, gratis; vroeg u levering meteen, dan binnen drie dagen. Zei hij het niet, of was de beursprijs vals, dan kunt u het contract aanvechten. Schrijf vandaag aangetekend.',
    dependsOn: 'of u daar een krediet nam',
  },
}
