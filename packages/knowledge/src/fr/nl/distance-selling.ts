/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISTANCE_SELLING_WORDS: Words = {
  'fr.buy.right-withdraw': {
    says: 'De meeste aankopen online, per telefoon of aan de deur mag u 14 dagen lang herroepen, zonder reden. De verkoper betaalt dan binnen 14 dagen terug.',
  },
  'fr.buy.right-withdraw-longer': {
    says: 'Noemde de verkoper dit recht niet, dan hebt u twaalf maanden meer.',
  },
  'fr.buy.right-cold-call': {
    says: 'Sinds 11 augustus 2026 heeft een bedrijf voor een verkooptelefoontje uw toestemming nodig. Een contract uit zo’n telefoontje zonder die toestemming is nietig.',
  },
  'fr.buy.right-unordered': {
    says: 'Voor dingen of diensten die u niet bestelde, bent u niets schuldig.',
  },
  'fr.buy.insight-withdraw': {
    says: 'De brief spreekt van het herroepingsrecht. De 14 dagen beginnen bij de levering van goederen, of bij het contract voor een dienst.',
    actionable: 'Stuur uw herroeping nu schriftelijk en bewaar bewijs.',
  },
  'fr.buy.change-calls': {
    says: 'Sinds 11 augustus 2026 is voor verkooptelefoontjes vooraf uw toestemming nodig.',
    was: 'U moest u inschrijven bij Bloctel om telefoontjes te stoppen.',
    is: 'Zonder uw toestemming zijn zulke telefoontjes verboden.',
  },
  'fr.buy.right-withdraw-button': {
    says: 'Sinds 19 juni 2026 moet een site die online verkoopt een gratis knop hebben om te herroepen („renoncer au contrat ici”).',
  },
  'fr.buy.change-withdraw-button': {
    says: 'Sinds 19 juni 2026 kunt u een online aankoop herroepen met een knop op de site.',
    was: 'U moest een formulier of brief sturen.',
    is: 'De site moet de knop bieden en u een ontvangstbewijs sturen.',
  },
}
