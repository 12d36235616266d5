/** Services: care and skill, phone and internet: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICES_NL: Words = {
  'au.buy.right-services': {
    says: 'Diensten moeten met zorg worden gedaan, passen bij wat u vroeg, en klaar zijn in een redelijke tijd.',
  },
  'au.services.right-care': {
    says: 'Diensten aan consumenten moeten met zorg worden gedaan, passen bij het afgesproken doel, en klaar zijn in een redelijke tijd.',
  },
  'au.buy.right-telco': {
    says: 'Een bedrijf voor telefoon of internet heeft meestal 15 werkdagen voor uw klacht. Daarna kijkt de Telecommunications Industry Ombudsman er gratis naar.',
  },
}
