/** The Dutch words of Italy: late payment. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_WORDS: Words = {
  'it.late.right-interest': {
    says: 'Vóór een rechtszaak is een particulier alleen de wettelijke rente schuldig, of wat het contract zegt. De hoge rente van d.lgs. 231/2002 is voor bedrijven.',
  },
  'it.late.right-demand': {
    says: 'Een schriftelijke aanmaning zet u in verzuim en laat de verjaring opnieuw lopen. Om een contract te beëindigen moet zij meestal minstens 15 dagen geven.',
  },
  'it.condominium.right-papers': {
    says: 'Vraag de beheerder de rekeningen, de verdeling van de kosten en het verslag. Elke eigenaar mag de papieren zien.',
  },
  'it.condominium.right-contest': {
    says: 'U kunt een besluit van de vergadering binnen 30 dagen aanvechten. Was u er niet, dan lopen ze vanaf het bericht aan u.',
  },
  'it.condominium.know-order': {
    says: 'Voor kosten die de vergadering goedkeurde, kan een rechter meteen betaling bevelen, ook als u zich verzet. Antwoord dus vroeg.',
    learnMore: 'Gewone kosten zijn meestal na vijf jaar te oud (codice civile, articolo 2948).',
  },
}
