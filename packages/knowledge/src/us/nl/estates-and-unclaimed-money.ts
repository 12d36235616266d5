/** The Dutch words of the rows in ../estates-and-unclaimed-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATES_AND_UNCLAIMED_MONEY_NL: Words = {
  'us.life.right-found': {
    says: 'U kunt verloren geld gratis bij uw staat opvragen. Bedrijven die het voor u willen zoeken, willen een deel. Veel staten begrenzen dat.',
  },
  'us.life.step-found': {
    says: 'Zoek eerst op de eigen site van uw staat voor niet opgevraagd bezit (unclaimed property). Teken niets en betaal niets voor dat is gedaan.',
  },
  'us.life.reality-found': {
    says: 'U bent niets schuldig. Niemand heeft hiervoor uw wachtwoord van de bank nodig.',
  },
  'us.life.right-estate': {
    says: 'Erfgenamen kunnen het testament zien, en de tijd om bezwaar te maken is kort. Claims tegen de overledene moeten uiterlijk op de datum in het bericht worden ingediend.',
  },
  'us.life.reality-estate': {
    says: 'U bent de schulden van een overleden familielid meestal niet zelf schuldig. De nalatenschap betaalt ze eerst.',
  },
  'us.life.step-estate': {
    says: 'Schrijf de rechtbank, het zaaknummer en de datums op. Vraag de griffie (clerk) om een kopie van de papieren.',
  },
}
