/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_NL: Words = {
  'gb.price-rise.not-yet': {
    says: 'Tot de dag in de brief geldt de oude prijs. U kunt nog weg, overstappen of bezwaar maken.',
  },
  'gb.price-rise.reality': {
    says: 'Sommige verhogingen zijn bij het tekenen afgesproken. Het gaat om wat contract en papieren van toen zeggen.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Een bepaling waarmee het bedrijf naar eigen wens verhoogt terwijl u niet weg kunt, kan oneerlijk zijn. Ze bindt u dan niet.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Een prijs voor een vaste tijd geldt die hele tijd. Eerder verhogen kan alleen met een duidelijke bepaling.',
  },
  'gb.price-rise.right-pressure': {
    says: 'Ze mogen een verhoging niet verstoppen, u niet misleiden en weggaan niet moeilijk maken.',
  },
  'gb.price-rise.step-contract': {
    says: 'Zoek uw contract of de eerste e-mail. Kijk naar de prijs, de genoemde verhogingen en het einde van de looptijd.',
  },
  'gb.price-rise.step-day': {
    says: 'Noteer twee dagen: wanneer de prijs ingaat en de laatste dag om gratis weg te gaan. Doe iets vóór de eerste.',
  },
  'gb.price-rise.step-compare': {
    says: 'Vergelijk prijzen van andere bedrijven. Zeg pas op als het nieuwe rond is, als u de dienst nodig hebt.',
  },
  'gb.price-rise.option-deal': {
    says: 'Bel, noem een goedkoper aanbod en vraag wat ze kunnen doen. Laat het op papier zetten.',
    title: 'Om een betere prijs vragen',
    cost: 'Niets.',
    time: 'Een half uur.',
    risk: 'Een nieuwe deal kan een nieuwe looptijd geven.',
    bestFor: 'U wilt blijven.',
  },
  'gb.price-rise.option-leave': {
    says: 'Schrijf dat u de verhoging niet aanneemt. Vraag welke bepaling het toestaat en om gratis weg te mogen.',
    title: 'Bezwaar maken en gratis weggaan',
    cost: 'Niets.',
    time: 'Een tot twee weken.',
    risk: 'Blijf de oude prijs betalen, anders lijdt uw kredietgegeven.',
    bestFor: 'De verhoging staat niet in het contract.',
  },
}
