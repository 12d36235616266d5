/** Questions about a part of the rent that was not paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_OF_THE_RENT_NL: Words = {
  'de.ask-home.part-rent': {
    says: 'Nee, nog niet bij hoogstens één maand huur. De verhuurder mag meteen opzeggen als twee maanden open staan, of meer dan één maand op twee dagen na elkaar. Meer dan één maand die ruim een maand te laat is, kan een gewone opzegging geven. Betaal het gat snel en bied schriftelijk dagen aan. Weinig geld? Vraag Wohngeld of het Jobcenter. Alleen een rechter kan u eruit zetten.',
  },
}
