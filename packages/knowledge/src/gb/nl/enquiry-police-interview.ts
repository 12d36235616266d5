/** Questions about an interview under caution: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_INTERVIEW_NL: Words = {
  'gb.ask-police.caution': {
    says: 'Ga, maar met een advocaat: die is gratis voor iedereen, ook bij een vrijwillig verhoor. Zeg de politie welke dag u schikt. Zeg vooraf niets over de zaak. Blijft u weg, dan kan men u aanhouden. U hoeft niet te antwoorden, maar zwijgen kan later meetellen.',
  },
  'gb.ask-police.caution-scotland': {
    says: 'Neem eerst een advocaat: u hebt daar recht op voor en tijdens het verhoor, ook als u uit eigen wil gaat. U hoeft alleen naam, adres, geboortedatum en nationaliteit te geven, en zwijgen mag niet tegen u tellen. Lieg niet.',
  },
}
