/** Questions about having to leave without a lease, in states where the landlord needs a cause: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOOD_CAUSE_BY_STATE_NL: Words = {
  'us.state.nj.ask-no-lease': {
    says: 'In New Jersey is het einde van het contract geen reden: het loopt per maand door. Nodig zijn een reden uit de Anti-Eviction Act, de termijn daarvoor en een vonnis. Buitensluiten is verboden. Belangrijkste uitzondering: de eigenaar woont in het huis en verhuurt hoogstens twee woningen. Betaal door en blijf. Komt er post van de rechtbank, bel legal aid.',
  },
  'us.state.ca.ask-no-lease': {
    says: 'In Californië heeft de verhuurder na 12 maanden meestal een wettelijke reden nodig (just cause). Het einde van het contract is er geen, een gelijk contract weigeren kan het zijn. Niet uw schuld: u krijgt een maand huur. Uitgezonderd: jonger dan 15 jaar, gedeeld met de eigenaar, veel huizen en condo’s. Daar 30 dagen, na een jaar 60. Sommige steden doen meer. Alleen de rechter zet u eruit.',
  },
  'us.state.or.ask-no-lease': {
    says: 'In Oregon heeft de verhuurder na het eerste jaar meestal een reden uit de wet nodig; het einde van het contract is er geen. Dat kan uw overtreding zijn, of verkoop aan iemand die er gaat wonen. Dan geldt 90 dagen, en een maand huur vanaf vijf woningen. Woont de eigenaar in een van twee woningen daar, dan 60. In het eerste jaar kan 30 genoeg zijn, in Portland 90. Alleen de rechter zet u eruit.',
  },
  'us.state.wa.ask-no-lease': {
    says: 'In Washington mag een maandhuur alleen eindigen om een reden die de wet noemt, in een schriftelijk bericht. Het einde van het contract is alleen bij sommige genoeg, zoals een eerste van zes maanden of meer, met 60 dagen vooraf. Er zelf gaan wonen of een los huis verkopen vraagt 90 dagen. Betaal door, vraag de reden schriftelijk, bel legal aid. Alleen de rechter zet u eruit.',
  },
  'us.state.ny.ask-no-lease': {
    says: 'In New York City en plaatsen met Good Cause hebben veel verhuurders ook zonder contract een reden nodig. Rent-stabilized woningen zijn ook beschermd. Meestal uitgezonderd: eigenaren met hoogstens tien woningen, bouw na 2008. Elders schriftelijk: 30 dagen, 60 na een jaar, 90 na twee. Betaal door. Alleen de rechter zet u eruit; buitensluiten is strafbaar.',
    dependsOn: 'waar de woning is en hoeveel de eigenaar er heeft',
  },
  'us.state.co.ask-no-lease': {
    says: 'In Colorado heeft de verhuurder na 12 maanden meestal een reden uit de wet nodig; het einde van het contract is er geen. Een reden zonder uw schuld, zoals verkoop, vraagt 90 dagen, schriftelijk. Uitgezonderd is bijvoorbeeld wonen bij de eigenaar. Voor 12 maanden is schriftelijk bericht nodig. Betaal door. Alleen de rechter zet u eruit.',
  },
}
