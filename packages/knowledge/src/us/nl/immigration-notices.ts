/** The Dutch words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_NL: Words = {
  'us.immigration.right-evidence': {
    says: 'U krijgt de tijd in het bericht, hoogstens 12 weken, om een verzoek om bewijs te beantwoorden. Stuur alles in één keer: meer tijd krijgt u niet.',
  },
  'us.immigration.step-evidence': {
    says: 'Leg het bericht bovenop, stuur het zo dat het uiterlijk op die dag aankomt, en bewaar bewijs. Vraag eerst een erkende helper of een advocaat.',
  },
  'us.immigration.right-refusal': {
    says: 'Tegen de meeste weigeringen kunt u binnen 30 dagen in beroep gaan of een nieuwe beoordeling vragen, of 33 als die per post kwam. In het bericht staat welke.',
  },
  'us.immigration.right-hearing': {
    says: 'U hebt recht op een zitting, op een advocaat op eigen kosten, om het bewijs te zien en op een tolk.',
  },
  'us.immigration.step-hearing': {
    says: 'Ga naar elke zitting: als u er een mist, kan een rechter bevelen dat u vertrekt. Geef elk nieuw adres binnen vijf dagen door aan de rechtbank.',
  },
}
