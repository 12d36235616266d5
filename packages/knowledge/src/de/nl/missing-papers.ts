/** The Dutch words of the rows in ../missing-papers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MISSING_PAPERS_NL: Words = {
  'de.papers.right-warned': {
    says: 'Om ontbrekende papieren mogen ze alleen weigeren of stoppen na een schriftelijke waarschuwing met termijn (§ 66).',
  },
  'de.papers.right-later': {
    says: 'Lever ze later in: dan kan ook over het verleden worden betaald. Wat u niet kunt krijgen, hoeft niet.',
  },
  'de.papers.step': {
    says: 'Schrijf welke papieren erbij zitten, welke volgen en wanneer, en welke u niet kunt krijgen. Bewaar bewijs.',
  },
  'de.papers.right-housing-benefit': {
    says: 'Huursubsidie (Wohngeld) is een recht. Huur, huishouden en inkomen tellen. Leg uit waar u van leeft: spaargeld, hulp.',
  },
}
