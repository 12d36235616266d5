/** Questions about the savings of a parent who can no longer decide: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS_NL: Words = {
  'jp.ask.parent-money': {
    says: 'Vraag de familierechter om een voogd (成年後見). Een kind kan dat, met een doktersbrief; dan beheert alleen de voogd het geld en kan hij het genomene terugvragen. Bij haast ook een maatregel (保全処分). Meld het de bank en bewaar afschriften. Bel het steunpunt (地域包括支援センター): geld nemen van een oudere telt als mishandeling. Houterasu helpt.',
  },
}
