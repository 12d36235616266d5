/** The Dutch words of the rows in ../unfair-competition.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNFAIR_COMPETITION_NL: Words = {
  'de.uwg.right-form': {
    says: 'De brief moet zeggen wie waarschuwt, waarom hij dat mag, wat u deed en hoe de kosten zijn berekend. Zo niet, dan bent u geen kosten schuldig en kunt u uw eigen kosten eisen.',
  },
  'de.uwg.right-no-costs': {
    says: 'Voor ontbrekende gegevens op een website mag een concurrent geen kosten vragen. Een eerste belofte heeft dan geen boete nodig als uw bedrijf meestal minder dan 100 mensen heeft.',
  },
  'de.uwg.right-abuse': {
    says: 'Een waarschuwing alleen om geld is misbruik en geldt niet: massaal, een te hoge waarde of boete. Verenigingen moeten op een officiële lijst staan.',
  },
}
