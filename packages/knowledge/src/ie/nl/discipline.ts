/** The Dutch words of Ireland: discipline. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_NL: Words = {
  'ie.discipline.want': {
    says: 'Uw werkgever waarschuwt u of roept u op voor een gesprek over uw gedrag. Het is geen ontslag, maar het kan later gebruikt worden.',
  },
  'ie.discipline.reality': {
    says: 'Een ontslag zonder eerlijke procedure is meestal oneerlijk, ook met een echte reden.',
  },
  'ie.discipline.right-facts': {
    says: 'Vóór het gesprek moet u de klacht kennen en zien waarop ze zich beroepen. Dan kunt u antwoorden.',
  },
  'ie.discipline.right-helper': { says: 'U mag een collega of iemand van de vakbond meenemen.' },
  'ie.discipline.right-appeal': {
    says: 'U kunt binnen het bedrijf in beroep gaan. Een waarschuwing moet meestal na een vaste tijd vervallen.',
  },
  'ie.discipline.right-reprisal': {
    says: 'Ze mogen u niet straffen voor een klacht over veiligheid of omdat u misstanden meldde.',
  },
  'ie.discipline.step': {
    says: 'Vraag schriftelijk om de klacht, het bewijs en de procedure van het bedrijf. Vraag meer tijd als u die nodig hebt.',
  },
}
