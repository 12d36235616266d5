/** The Dutch words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_NL: Words = {
  'nz.discipline.want': {
    says: 'Uw werkgever waarschuwt u over uw werk of gedrag. Het is geen ontslag, maar het kan later worden gebruikt.',
  },
  'nz.discipline.reality': {
    says: 'De werkgever moet het eerst onderzoeken, u zijn zorgen vertellen, naar u luisteren en nadenken over wat u zegt.',
  },
  'nz.discipline.right-fair': {
    says: 'U moet de feiten krijgen en een echte kans om te antwoorden, vóór een waarschuwing of ontslag.',
  },
  'nz.discipline.right-helper': {
    says: 'U mag een helper, een vakbond of een advocaat meenemen naar het gesprek.',
  },
  'nz.discipline.right-grievance': {
    says: 'Een oneerlijke waarschuwing kan een persoonlijke klacht (personal grievance) zijn. Meld die binnen 90 dagen bij uw werkgever.',
  },
  'nz.discipline.step': {
    says: 'Vraag vóór het gesprek schriftelijk naar de feiten, en om tijd voor advies. Antwoord schriftelijk en bewaar een kopie.',
  },
}
