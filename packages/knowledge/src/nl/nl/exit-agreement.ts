/** The Dutch words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_NL: Words = {
  'nl.exit.reality': {
    says: 'Dit is maar een voorstel. U hoeft niet te tekenen en mag meer vragen.',
  },
  'nl.exit.right-undo': {
    says: 'Na uw handtekening kunt u 14 dagen lang schriftelijk en zonder reden terug. Het is 21 dagen als het papier dit niet zegt.',
  },
  'nl.exit.right-transition': {
    says: 'Vergelijk het bedrag met de transitievergoeding: ongeveer een derde maandloon per jaar. Via het UWV kreeg u die ook.',
  },
  'nl.exit.right-benefit': {
    says: 'Voor WW moet erin staan dat de werkgever het einde wil en dat u geen schuld hebt.',
  },
  'nl.exit.warn-notice': {
    says: 'Controleer de einddatum. Is uw opzegtermijn ingekort, dan begint de WW pas daarna.',
  },
  'nl.exit.warn-ill': {
    says: 'Bent u ziek? Teken niet zonder advies. U kunt uw loon bij ziekte en uw uitkering verliezen.',
  },
  'nl.exit.step-check': {
    says: 'Vraag tijd. Laat een advocaat, uw vakbond of het Juridisch Loket het papier nakijken. Veel werkgevers betalen dat.',
  },
  'nl.exit.option-more': {
    title: 'Vraag betere voorwaarden',
    says: 'Schrijf wat u wilt: meer geld, een latere einddatum, geen verbod op ander werk.',
    cost: 'Vaak betaalt de werkgever het advies.',
    time: 'Een of twee weken.',
    risk: 'De werkgever kan dan naar het UWV gaan.',
    bestFor: 'U kunt leven met het einde van de baan.',
  },
}
