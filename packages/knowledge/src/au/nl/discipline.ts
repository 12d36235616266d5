/** The Dutch words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_NL: Words = {
  'au.discipline.want': {
    says: 'Uw werkgever waarschuwt u over uw werk of gedrag. Het is geen ontslag, maar het kan later worden gebruikt.',
  },
  'au.discipline.reality': {
    says: 'Voor een eerlijk ontslag is een goede reden nodig, een waarschuwing over slecht werk en een echte kans om te antwoorden.',
  },
  'au.discipline.right-answer': {
    says: 'U kunt schriftelijk antwoorden, en vragen naar de feiten, de data en wat ze verwachten.',
  },
  'au.discipline.right-support': {
    says: 'Bij een gesprek over ontslag mogen ze u zonder goede reden geen steunpersoon (support person) weigeren.',
  },
  'au.discipline.right-reprisal': {
    says: 'Ze mogen u niet benadelen om een klacht over uw baan, om een korte ziekte, of om uw leeftijd, geslacht, ras of gezin.',
  },
  'au.discipline.right-bullying': {
    says: 'Wordt u op het werk gepest (bullying)? Dan kan de Fair Work Commission bevelen dat het stopt. Een eerlijke maatregel op een eerlijke manier is geen pesten.',
  },
  'au.discipline.step': {
    says: 'Antwoord rustig op papier en bewaar een kopie. Tekenen betekent alleen dat u het kreeg, dus schrijf dat naast uw naam.',
  },
}
