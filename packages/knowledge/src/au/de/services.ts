/** Services: care and skill, phone and internet: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICES_DE: Words = {
  'au.buy.right-services': {
    says: 'Dienste müssen sorgfältig gemacht werden, zu dem passen, was Sie wollten, und in fairer Zeit fertig sein.',
  },
  'au.services.right-care': {
    says: 'Dienste für Verbraucher müssen sorgfältig gemacht werden, zum vereinbarten Zweck passen und in fairer Zeit fertig sein.',
  },
  'au.buy.right-telco': {
    says: 'Eine Firma für Telefon oder Internet hat meist 15 Arbeitstage, um Ihre Beschwerde zu bearbeiten. Danach prüft der Telecommunications Industry Ombudsman sie kostenlos.',
  },
}
