/** The Dutch words of the rows in ../home-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_NL: Words = {
  'us.home-tax.right-surplus': {
    says: 'Als een huis voor belasting wordt verkocht, mag de county alleen houden wat u schuldig bent. De rest is van u.',
  },
  'us.home-tax.right-notice': {
    says: 'Voor een verkoop om belasting (tax sale) moet u echt gewaarschuwd worden. Post die terugkomt, is niet altijd genoeg.',
  },
  'us.home-tax.right-plan': {
    says: 'Vraag het belastingkantoor om een plan, en om vrijstelling voor uw huis, leeftijd, handicap of dienst. Sommige kunt u later nog vragen.',
  },
  'us.home-tax.step': {
    says: 'Bel het belastingkantoor van de county voor de volgende datum. Vraag wat u schuldig bent, wat een verkoop stopt, en om een schriftelijk plan.',
  },
  'us.home-tax.option-plan': {
    says: 'Betaal in delen met een plan, zodat er geen verkoop komt.',
    title: 'Om een betaalplan vragen',
    cost: 'De belasting en rente',
    time: 'Voor de volgende datum',
    risk: 'Als u een deel mist, kan het plan eindigen.',
    bestFor: 'U kunt niet alles meteen betalen.',
  },
  'us.home-tax.ca': {
    says: 'In Californië hebt u meestal vijf jaar voor een huis om belasting kan worden verkocht. In die tijd kunt u per jaar een deel betalen.',
  },
  'us.home-tax.tx': {
    says: 'In Texas kunt u voor uw huis om een plan van minstens 12 maanden vragen. Bent u 65 of hebt u een handicap, dan kunt u de belasting uitstellen.',
  },
  'us.home-tax.fl': {
    says: 'In Florida wordt eerst een belastingcertificaat (tax certificate) verkocht. Om verkoop van het huis kan pas na twee jaar worden gevraagd. U kunt betalen tot iemand het helemaal heeft betaald bij de griffie (clerk).',
  },
  'us.home-tax.il': {
    says: 'In Illinois hebt u meestal tweeënhalf jaar na een verkoop om belasting om te betalen en uw huis te houden.',
  },
  'us.home-tax.ny': {
    says: 'In een groot deel van New York hebt u twee jaar vanaf de datum van het pandrecht (lien) om te betalen en uw huis te houden. Sommige plaatsen bieden plannen.',
  },
}
