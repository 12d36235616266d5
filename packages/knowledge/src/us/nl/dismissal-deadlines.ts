/** The Dutch words of the rows in ../dismissal-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DEADLINES_NL: Words = {
  'us.work.deadline-charge': {
    says: 'Bij discriminatie moet een klacht (charge) de EEOC bereiken binnen 180 dagen, of 300 dagen waar een dienst van de staat zulke zaken doet.',
    action: 'Een klacht (charge) indienen bij de EEOC als u denkt dat het discriminatie was',
    consequence:
      'U kunt het recht op een rechtszaak verliezen. In veel staten hebt u 300 dagen, maar niet in alle.',
  },
  'us.work.deadline-cobra': {
    says: 'U hebt minstens 60 dagen om COBRA te kiezen, vanaf de dag dat de dekking eindigt of het COBRA-bericht, wat het laatst is.',
    action: 'COBRA of een ander zorgplan kiezen',
    consequence: 'U bent misschien zonder zorgdekking tot de volgende tijd om in te schrijven.',
  },
  'us.work.deadline-waiver': {
    says: 'Vanaf 40 jaar moet u minstens 21 dagen krijgen om na te denken over afstand van claims om leeftijd (release), en 7 dagen om die terug te nemen.',
    action: 'Beslissen over de afstandsverklaring (release), als u 40 of ouder bent',
    consequence: 'Het aanbod kan eindigen. Teken niet voor u advies hebt.',
  },
  'us.work.deadline-waiver-group': {
    says: 'Bij groepsontslag krijgt u vanaf 40 jaar minstens 45 dagen, en een lijst van de banen en leeftijden van wie is gekozen.',
    action: 'Beslissen over de afstandsverklaring (release), als u 40 of ouder bent',
    consequence: 'Het aanbod kan eindigen. Teken niet voor u advies hebt.',
  },
  'us.work.insight-time': {
    says: 'De tijd voor een klacht over discriminatie begint als u de beslissing hoort. Een beroep binnen het bedrijf stopt die niet.',
    actionable: 'Tel vanaf de dag dat u het hoorde, niet vanaf uw laatste dag.',
  },
}
