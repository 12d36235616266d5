/** The Dutch words of the rows in ../enquiry-card-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_INTEREST_NL: Words = {
  'it.ask.card-interest': {
    says: 'Lag de rente op de dag van tekenen boven de woekergrens, dan bent u geen rente schuldig. Ontbreekt het TAEG of is het fout, dan zakt de rente naar een lage. Vraag contract en rekeningen, klaag schriftelijk, ga dan voor € 20 naar het ABF.',
    dependsOn: 'de rente en de dag van tekenen',
  },
}
