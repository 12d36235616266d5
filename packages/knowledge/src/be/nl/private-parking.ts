/** Privéparking, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_NL: Words = {
  'be.parking.want': {
    says: 'De eigenaar van een privéplaats, of een firma, zegt dat u de parkeerregels brak en wil geld.',
  },
  'be.parking.who': {
    says: 'Dit is een private vordering. Ze komt niet van de politie en is geen boete.',
  },
  'be.parking.not-yet': {
    says: 'Zonder rechter kunnen ze geen geld of goederen nemen.',
  },
  'be.parking.reality': {
    says: 'Zij moeten bewijzen wie parkeerde en dat de regels ter plaatse duidelijk waren.',
  },
  'be.parking.right-terms': {
    says: 'Een beding met een veel te hoog bedrag, of dat u niet kon lezen, bindt een consument niet.',
  },
  'be.parking.right-caps': {
    says: 'De eerste herinnering is gratis en geeft 14 dagen. Daarna begrenst de wet de extra kosten.',
  },
  'be.parking.step-check': {
    says: 'Controleer dag, plaats en auto. Maak foto’s van de borden en zoek uw ticket.',
  },
  'be.parking.step-write': {
    says: 'Schrijf voor hun datum waarom u niet akkoord gaat, en vraag de foto’s en de regels.',
  },
  'be.parking.option-no': {
    says: 'Schrijf waarom u niets verschuldigd bent, met foto’s of een bewijs.',
    title: 'Schriftelijk weigeren',
    cost: 'Een postzegel.',
    time: 'Voor hun datum.',
    risk: 'Zij kunnen naar de rechter gaan.',
    bestFor: 'U had een ticket of de regels waren niet duidelijk.',
  },
  'be.parking.option-pay': {
    says: 'Bied de prijs van de parkeertijd aan om het af te sluiten.',
    title: 'Een eerlijk bedrag bieden',
    cost: 'De parkeerprijs.',
    time: 'Voor hun datum.',
    risk: 'Zij kunnen weigeren.',
    bestFor: 'U hebt er geparkeerd zonder te betalen.',
  },
}
