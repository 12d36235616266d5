/** The Dutch words of Spain: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_NL: Words = {
  'es.news.rent-index': {
    says: 'Sinds 2025 begrenst een index van het statistiekbureau (IRAV) de jaarlijkse stijging van de meeste nieuwere huren.',
    was: 'Huren volgden de prijsindex, met een grens van 2% en dan 3%.',
    is: 'Bij contracten sinds 26 mei 2023 mag de stijging niet boven de IRAV van die maand.',
  },
  'es.news.talks-first': {
    says: 'Sinds 3 april 2025 vragen de meeste civiele eisen eerst een poging tot afspraak (MASC). Wie een eerlijk aanbod negeert, betaalt misschien de kosten.',
    was: 'Een schuldeiser kon zonder gesprek naar de rechter.',
    is: 'Voor de meeste eisen moeten de partijen een afspraak proberen en daar bewijs van houden. Antwoord op tijd op zo’n aanbod.',
  },
  'es.news.minimum-wage': {
    says: 'Het minimumloon voor 2026 is €1.221 per maand in 14 betalingen. Op dat deel van het loon kan geen beslag komen.',
    was: 'In 2025 was het €1.184.',
    is: 'Loon tot €1.221 per maand is veilig, en daarboven mag maar een deel worden genomen.',
  },
  'es.news.light-contract': {
    says: 'Sinds 12 juni 2026 kunnen huishoudens een stroomcontract altijd verlaten.',
    was: 'Een contract kon geld vragen als u eerder wegging.',
    is: 'U kunt zonder boete weg. In het eerste jaar van een vaste prijs is het hoogstens 5% van de resterende energie.',
  },
  ...europeanChangeWords('es', 'nl'),
}
