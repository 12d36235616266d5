/** The Dutch words of the rows in ../home-works.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_WORKS_NL: Words = {
  'fr.works.want': { says: 'Uw verhuurder plant werken in uw woning en wil binnenkomen.' },
  'fr.works.reality': {
    says: 'Nodige werken moet u toelaten. Maar er zijn regels over aankondiging, dagen en geld terug.',
  },
  'fr.works.right-notice': {
    says: 'Ze moeten u vooraf schriftelijk zeggen: wat, hoe en wanneer. Geen werken op zaterdag, zondag en feestdagen zonder uw ja.',
  },
  'fr.works.right-less': {
    says: 'Duren de werken meer dan 21 dagen, dan daalt de huur voor die tijd en ruimte. Is de woning niet te bewonen, dan mag u het huurcontract (bail) beëindigen.',
  },
  'fr.works.right-judge': { says: 'Een rechter kan buitensporige werken stoppen.' },
  'fr.works.step': {
    says: 'Vraag schriftelijk het plan en de data. Maak foto’s voor en na. Vraag vanaf dag 22 minder huur.',
  },
}
