/** The Dutch words of Germany: private parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_NL: Words = {
  'de.consumer.park-want': {
    says: 'Een particulier bedrijf vraagt een contractboete (Vertragsstrafe) voor parkeren. Het is geen boete van de staat.',
  },
  'de.consumer.park-who': {
    says: 'Een particulier bedrijf bewaakt deze parkeerplaats voor de eigenaar. Het geeft geen punten en kan niets in beslag nemen.',
  },
  'de.consumer.park-reality': {
    says: 'U bent haar alleen schuldig als duidelijke borden de regel en de prijs toonden, en u de bestuurder was.',
  },
  'de.consumer.park-rights': {
    says: 'U mag bewijs, foto’s en de borden vragen. U mag nee zeggen.',
  },
  'de.consumer.park-not-yet': {
    says: 'Door deze brief komen er geen punten, geen deurwaarder en geen kredietvermelding. Ze moeten eerst bij de rechter winnen.',
  },
  'de.consumer.park-step-check': {
    says: 'Controleer de tijd, de plaats en de borden. Maak foto’s. Had u een bon van de winkel?',
  },
  'de.consumer.park-step-shop': {
    says: 'Was u klant? Vraag de winkel haar te laten intrekken. Dat werkt vaak.',
  },
  'de.consumer.park-step-driver': {
    says: 'U niet? Zeg het en noem wie nog kon rijden. Alleen ontkennen door de houder is bij de rechter niet genoeg.',
  },
  'de.consumer.park-step-pay': {
    says: 'Klopt het? Betaal de boete zelf. Kijk goed naar extra kosten.',
  },
  'de.consumer.park-option-dispute': {
    says: 'Zeg waarom u haar niet schuldig bent en vraag foto’s en het bord.',
    title: 'De boete schriftelijk afwijzen',
    cost: 'Gratis.',
    time: 'Eén mail.',
    risk: 'Ze kunnen incassobureaus sturen of naar de rechter gaan.',
    bestFor: 'De borden waren onduidelijk, u was niet de bestuurder, of u was klant.',
  },
  'de.consumer.park-option-pay': {
    says: 'Vroeg betalen voorkomt incassokosten.',
    title: 'De boete betalen',
    cost: 'Vaak € 30 tot € 50.',
    time: 'Vóór de datum.',
    risk: 'Geen.',
    bestFor: 'U parkeerde tegen duidelijke borden in.',
  },
  'de.consumer.park-right-keeper': {
    says: 'De houder van de auto is niet aansprakelijk voor de boete. Alleen de bestuurder sloot het contract.',
  },
  'de.consumer.park-right-signs': {
    says: 'Borden moeten groot en goed leesbaar zijn. Een boete die veel te hoog is, heeft geen effect.',
  },
  'de.parking.right-costs': {
    says: 'Incassokosten komen pas als u te laat bent: na een aanmaning die de bestuurder bereikte. Een eerste brief aan de houder is meestal niet genoeg.',
  },
}
