/** The Dutch words of the rows in ../medicaid-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_STOPS_NL: Words = {
  'us.stop.medicaid-want': {
    says: 'De staat zegt dat uw Medicaid eindigt, verandert of is geweigerd, en waarom.',
  },
  'us.stop.medicaid-reality': {
    says: 'Veel mensen verliezen Medicaid alleen omdat er een formulier miste. Dat kunt u vaak nog goed maken.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'U hebt recht op een hoorzitting (fair hearing). De laatste dag staat in het bericht, hoogstens 90 dagen later.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Vraag om een hoorzitting voor de dag dat het eindigt, dan gaat uw Medicaid door tot de beslissing.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Meestal moet het bericht minstens tien dagen voor het einde van uw Medicaid komen.',
  },
  'us.stop.medicaid-step': {
    says: 'Stuur wat er mist, en vraag dezelfde dag om een hoorzitting. Zeg dat u wilt dat Medicaid doorgaat.',
  },
  'us.stop.medicaid-option': {
    says: 'Vraag het schriftelijk, online of per telefoon. Bewaar bewijs van de dag.',
    title: 'Om een hoorzitting (fair hearing) vragen',
    cost: 'Gratis',
    time: 'Voor de dag dat het eindigt, om Medicaid te houden',
    risk: 'Als u verliest, kan de staat de kosten vragen van de zorg die doorging.',
    bestFor: 'U hebt er nog recht op, of er miste alleen een formulier.',
  },
}
