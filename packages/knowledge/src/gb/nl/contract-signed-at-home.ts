/** A contract that was signed at home, by phone or online, and its deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_SIGNED_AT_HOME_NL: Words = {
  'gb.home-sale.wants': { says: 'Het bedrijf wil dat u een contract houdt dat u wilt stoppen.' },
  'gb.home-sale.right-cancel': {
    says: 'Tekende u thuis, aan de telefoon of online, dan kunt u binnen 14 dagen opzeggen. Schreven ze dat niet, dan hebt u tot een jaar meer. Dingen op maat vallen erbuiten.',
  },
  'gb.home-sale.right-deposit': {
    says: 'Ze mogen alleen houden wat hun echte verlies is. Een regel waardoor ze een hele grote aanbetaling houden, bindt u misschien niet.',
  },
  'gb.home-sale.step': {
    says: 'Zeg vandaag schriftelijk op en houd bewijs. Vraag de bladzijde over uw recht om op te zeggen, en een lijst van hun echte kosten.',
  },
}
