/** The Dutch words of Italy: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'it.rise.want': { says: 'Uw verhuurder vraagt een hogere huur.' },
  'it.rise.want-check': { says: 'Ga na of de verhoging mag voordat u meer betaalt of tekent.' },
  'it.rise.reality': {
    says: 'Tijdens het contract stijgt de huur alleen als het contract de ISTAT-index toestaat en de verhuurder erom vraagt.',
  },
  'it.rise.not-yet': {
    says: 'Een verhoging boven het contract bindt u niet, ook niet als u haar apart tekende.',
  },
  'it.rise.right-flat-tax': {
    says: 'Koos de verhuurder de vlakke belasting (cedolare secca)? Dan mag er geen enkele verhoging gevraagd worden, ook niet ISTAT.',
  },
  'it.rise.right-back': {
    says: 'Wat u boven het geregistreerde contract betaalde, kunt u terugvragen, tot zes maanden na uw vertrek.',
  },
  'it.rise.step-contract': {
    says: 'Lees het contract: is er een ISTAT-bepaling, en noemt het cedolare secca?',
  },
  'it.rise.step-help': {
    says: 'Vraag een huurdersvereniging (SUNIA, SICET, UNIAT) het uit te rekenen.',
  },
  'it.rise.option-dispute': {
    says: 'Schrijf dat het contract het niet toestaat, en betaal de afgesproken huur.',
    title: 'De verhoging weigeren',
    cost: 'Gratis',
    time: 'Vóór de volgende betaling',
    risk: 'Betaal de afgesproken huur helemaal en op tijd.',
    bestFor: 'Er is geen bepaling, of er is cedolare secca.',
  },
  'it.rise.option-accept': {
    says: 'Klopt de index? Betaal dan de nieuwe huur.',
    title: 'Haar aanvaarden',
    cost: 'De hogere huur',
    time: 'Vanaf de gevraagde maand',
    risk: 'Geen als zij klopt.',
    bestFor: 'De bepaling is er en het bedrag klopt.',
  },
}
