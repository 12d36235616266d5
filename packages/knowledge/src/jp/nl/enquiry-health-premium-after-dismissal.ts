/** Questions about the health premium of the town after a job was lost: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_NL: Words = {
  'jp.ask.health-premium-jobless': {
    says: 'Heeft het bedrijf u ontslagen, niet verlengd of weggewerkt, dan is er een grote korting. De gemeente telt dan maar 30 % van het loon van vorig jaar. Dat geldt vanaf de dag na het einde tot het eind van het volgende boekjaar. Het komt niet vanzelf: breng het bewijs van de werkloosheidsverzekering naar het stadhuis, ook later. Bent u 65 of ging u zelf weg, vraag dan verlaging (減免) of termijnen. Vergelijk met de oude verzekering.',
  },
}
