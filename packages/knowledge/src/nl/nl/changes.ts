/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'nl.news.collector-register': {
    says: 'Sinds 1 april 2025 moet elk incassobureau in het openbare register staan. Zoek de naam daar op.',
    was: 'Iedereen kon schulden voor anderen innen.',
    is: 'Een bureau zonder registratie mag niet innen. Bureaus die al bestonden hadden tijd tot 1 april 2025.',
  },
  'nl.news.fixed-leases': {
    says: 'Sinds 1 juli 2024 is een nieuw huurcontract voor een woning meestal voor onbepaalde tijd.',
    was: 'Een verhuurder kon een woning voor hoogstens twee jaar verhuren. Daarna eindigde het.',
    is: 'Een nieuw contract heeft geen einddatum, behalve voor enkele groepen zoals studenten. Zonder wettelijke grond mag u blijven.',
  },
  'nl.news.mid-rent': {
    says: 'Sinds 1 juli 2024 hebben ook woningen van 144 tot en met 186 punten een hoogste huur, in nieuwe contracten.',
    was: 'Alleen sociale woningen hadden een hoogste huur.',
    is: 'Tel de punten van uw woning. U kunt de Huurcommissie vragen de huur te verlagen.',
  },
  'nl.news.points-statement': {
    says: 'Sinds 1 januari 2025 moet een verhuurder de puntentelling bij een nieuw contract geven.',
    was: 'Een huurder moest de punten zelf tellen.',
    is: 'Vraag om de puntentelling. De gemeente kan een verhuurder die te veel vraagt een boete geven.',
  },
  'nl.news.rent-rise-2026': {
    says: 'In 2026 mag de huur hoogstens 4,4% stijgen in de vrije sector, 6,1% bij middenhuur en 4,1% bij sociale huur.',
    was: 'In 2025 waren de grenzen 4,1% (vrij), 7,7% (midden) en 5% (sociaal).',
    is: '4,4% en 6,1% gelden vanaf 1 januari 2026, en 4,1% voor sociale huur vanaf 1 juli 2026.',
  },
  ...europeanChangeWords('nl', 'nl'),
}
