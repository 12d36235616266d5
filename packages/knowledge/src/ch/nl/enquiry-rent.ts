/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'ch.ask.rise': {
    says: 'Het officiële formulier moet er minstens tien dagen vóór de opzegtermijn zijn. U hebt dertig dagen om het gratis aan te vechten.',
    dependsOn: 'het formulier en de reden',
  },
  'ch.ask.rent-late': {
    says: 'De verhuurder moet u eerst schriftelijk 30 dagen geven en waarschuwen dat de huur eindigt. Betaal binnen die tijd en u houdt de woning. Later kan alleen een rechter u uit huis zetten.',
  },
  'ch.ask.lower-rent': {
    says: 'Schrijf uw verhuurder en vraag een lagere huur vanaf de volgende datum waarop u de huur kon beëindigen. Geen antwoord in 30 dagen, of een nee? Ga binnen 30 dagen naar de bemiddelingsdienst (Schlichtungsbehörde). Het is gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'U bent alleen kosten schuldig die het huurcontract noemt, en alleen wat ze echt waren. Vraag de rekeningen te zien voordat u betaalt. Bent u het niet eens, dan beslist de bemiddelingsdienst (Schlichtungsbehörde) gratis.',
  },
}
