/** The Dutch words of the rows in ../state-owned-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OWNED_HOMES_NL: Words = {
  ...stateWords('deficiency', {
    AZ: 'kan de geldgever na de verkoop van een klein huis (trustee’s sale) de rest meestal niet vragen. Anders heeft hij 90 dagen om te procederen',
    GA: 'kan de geldgever de rest alleen vragen als hij een rechter binnen 30 dagen na de verkoop om bevestiging vroeg',
    IL: 'kan een rechter u in die zaak alleen laten bijbetalen als u de papieren zelf kreeg of meedeed',
    MA: 'moet de geldgever 21 dagen voor de verkoop schrijven dat hij de rest kan vragen, en binnen twee jaar procederen',
    MI: 'kunt u zeggen dat het huis zoveel waard was als uw schuld, als de geldgever het zelf kocht',
    NC: 'kan een verkoper die u de prijs leende de rest niet vragen. Bij een ander kunt u zeggen dat het huis meer waard was',
    NJ: 'moet de geldgever meestal binnen drie maanden na de verkoop om de rest procederen. U kunt zeggen dat het huis meer waard was',
    OH: 'kan een vonnis over de rest van een woonlening meestal maar twee jaar na de verkoop worden gebruikt',
    WA: 'kan de geldgever na de verkoop van uw huis (trustee’s sale) de rest meestal niet van u vragen',
  }),
  ...stateWords('dues-lien', {
    AZ: 'kan een vereniging de woning alleen laten verkopen voor bijdragen die 18 maanden te laat zijn of $10.000 halen, niet voor boetes. Vraag een betalingsplan',
    CA: 'moet er 30 dagen voor een pandrecht (lien) een brief met alle onderdelen komen. Voor minder dan $1.800 en onder 12 maanden mogen zij niet gedwongen verkopen (foreclose)',
    FL: 'moet een vereniging u 45 dagen voor een pandrecht (lien) schriftelijk bericht geven, en nog 45 dagen voor gedwongen verkoop (foreclosure)',
    NY: 'moet een appartementenvereniging (condominium) naar de rechter voor gedwongen verkoop om bijdragen. Daar kunt u antwoorden',
    PA: 'eindigt een pandrecht (lien) van een woongemeenschap voor bijdragen meestal als zij niet binnen vier jaar iets doet',
    TX: 'heeft een vereniging (association) meestal een rechter nodig voor gedwongen verkoop. U kunt het huis binnen 180 dagen terugkopen',
    'MA OH':
      'kan een pandrecht (lien) om bijdragen alleen via de rechter tot verkoop leiden. Vraag een volledige afrekening en een plan',
    GA: 'kan een vereniging een huis om bijdragen alleen via de rechter nemen, bij een groter bedrag en 30 dagen na een aangetekende brief',
    IL: 'moet het bestuur u schriftelijk 30 dagen geven om te betalen voordat het om uw huis procedeert',
    MI: 'moet een vereniging het pandrecht (lien) laten inschrijven en u toesturen voordat zij uw huis kan verkopen',
    NC: 'moet de vereniging 15 dagen voor het indienen van een pandrecht (lien) schrijven. De griffier (clerk) moet u horen voor een verkoop',
    NJ: 'telt een pandrecht (lien) voor bijdragen pas na inschrijving. U kunt de vereniging vragen het geschil te regelen',
    WA: 'moet de vereniging u twee keer schriftelijk waarschuwen en moet het bestuur stemmen voordat zij om bijdragen uw huis laat verkopen',
  }),
  ...stateWords('home-tax-relief', {
    'CA FL GA IL NY PA TX':
      'betaalt wie in het eigen huis woont meestal minder huizenbelasting. Leeftijd of een handicap kan die verder verlagen. U moet het aanvragen',
    'AZ MA MI NC NJ OH WA':
      'verlaagt de wet de huisbelasting voor veel oudere, gehandicapte of arme eigenaren en veteranen. Vraag de county of stad om het formulier',
  }),
}
