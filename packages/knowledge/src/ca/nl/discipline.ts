/** The Dutch words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_NL: Words = {
  'ca.discipline.want': {
    says: 'Uw werkgever waarschuwt u over uw werk of gedrag. Het is geen ontslag, maar het kan later worden gebruikt.',
  },
  'ca.discipline.reality': {
    says: 'Voor ontslag om een reden bij u (for cause) zijn meestal duidelijke waarschuwingen, een eerlijke kans om het beter te doen en een ernstige reden nodig.',
  },
  'ca.discipline.right-answer': {
    says: 'U kunt schriftelijk antwoorden, en vragen om de feiten, de data en wat ze verwachten.',
  },
  'ca.discipline.right-reprisal': {
    says: 'Ze mogen u niet straffen omdat u vraagt om uw loon, uren, verlof of veiligheid op het werk.',
  },
  'ca.discipline.right-health': {
    says: 'Komt het door ziekte of een handicap, zeg het dan. Ze moeten het werk aanpassen, tot het te zwaar voor hen wordt (undue hardship).',
  },
  'ca.discipline.step': {
    says: 'Antwoord rustig op papier en bewaar een kopie. Tekenen betekent alleen dat u het kreeg, dus schrijf dat naast uw naam.',
  },
}
