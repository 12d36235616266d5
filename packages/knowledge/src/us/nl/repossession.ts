/** The Dutch words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_NL: Words = {
  'us.car.right-deficiency': {
    says: 'Hebben zij de auto genomen en verkocht, vraag dan hoe zij de rest hebben berekend (deficiency). De verkoop moet eerlijk zijn.',
  },
  'us.car.right-notice': {
    says: 'Voor een genomen auto wordt verkocht, moet u bericht van de verkoop krijgen. Zonder dat bent u misschien minder of niets schuldig.',
  },
  'us.car.right-back': {
    says: 'Tot de auto is verkocht, kunt u hem terugkrijgen door alles en de kosten te betalen. In sommige staten mag u alleen de achterstand betalen.',
  },
  'us.car.right-peace': {
    says: 'Zij mogen een auto zonder rechter alleen rustig nemen: geen geweld, geen dreigementen, en niet inbreken in een garage.',
  },
  'us.car.step-papers': {
    says: 'Vraag om het leencontract, het overzicht van betalingen, het bericht van verkoop en de prijs waarvoor de auto is verkocht.',
  },
  'us.car.right-military': {
    says: 'Betaalde u voor de auto voordat de actieve militaire dienst begon? Dan is een bevel van de rechter nodig om hem te nemen. Schrijf dat meteen.',
  },
  'us.car.right-stay': {
    says: 'Een faillissement aanvragen (bankruptcy) stopt meestal meteen het nemen of verkopen van de auto, tot de rechter beslist. Vraag eerst een advocaat.',
  },
}
