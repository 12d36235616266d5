/** The Italian words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_IT: Words = {
  'au.deposit.want': {
    says: 'L’agente o il padrone di casa vuole una parte della Sua cauzione (bond). Non è obbligato a dire sì, e non firmi un modulo in bianco.',
  },
  'au.deposit.reality': {
    says: 'Devono provare il danno. Il normale consumo (fair wear and tear) non è un danno, e le cose vecchie hanno perso valore.',
  },
  'au.deposit.right-apply': {
    says: 'In quasi tutti gli stati può chiedere Lei la cauzione (bond) all’ufficio delle cauzioni, senza firma dell’agente. Poi devono provare la loro richiesta.',
  },
  'au.deposit.right-wear': {
    says: 'Deve lasciare la casa solo pulita com’era, a parte il normale consumo (fair wear). Chieda il verbale sullo stato della casa (condition report), fatture e foto.',
  },
  'au.deposit.right-tribunal': {
    says: 'Il tribunale (tribunal) del Suo stato decide le liti sulle cauzioni (bonds). In Western Australia e Tasmania decide prima un ufficio pubblico. Costa poco, e non Le serve un avvocato.',
  },
  'au.deposit.step': {
    says: 'Scriva che non è d’accordo. Chieda la cauzione (bond) all’ufficio delle cauzioni, e mandi le Sue foto e il primo verbale sullo stato della casa.',
  },
}
