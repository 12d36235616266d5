/** Questions about fines, parking, clamps and tolls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'nz.ask.fine': {
    says: 'U hebt 28 dagen om te betalen, schriftelijk uitleg te geven of om een zitting te vragen. Gaat het naar de rechter? Dan komen er kosten bij.',
    dependsOn: 'de datum op het bericht',
  },
  'nz.ask.private-parking': {
    says: 'Een privébedrijf kan u geen boete geven. Het kan alleen zijn redelijke verlies eisen. Schrijf dat u het betwist en zeg waarom.',
    dependsOn: 'wat op de borden stond en het echte verlies',
  },
  'nz.ask.clamped': {
    says: 'Het bedrag voor een wielklem (wheel clamp) mag hoogstens $100 zijn. Betaal om de auto vrij te krijgen, bewaar de bon en eis het terug als het onterecht was.',
  },
  'nz.ask.toll': {
    says: 'Niet altijd. Hebt u de auto verkocht of reed u niet? Zeg het NZTA, met bewijs. Betaal de tol zelf snel, zodat er geen boete volgt.',
    dependsOn: 'wie die dag de auto bezat en reed',
  },
  'nz.ask.not-driving': {
    says: 'Stuur de verklaring (statutory declaration) met naam en adres van de bestuurder vóór de uiterste dag. Was de auto verkocht of gestolen? Verklaar dat. Een valse verklaring is strafbaar.',
  },
  'nz.ask.old-fines': {
    says: 'Bel vandaag 0800 434 637 en vraag om in delen te betalen. Houdt u zich aan het plan, dan stoppen ze meestal. Zonder plan kan de rechtbank de auto klemmen of meenemen, of geld van loon of bank nemen. Zeg het als u niets kunt betalen.',
  },
  'nz.ask.fines-airport': {
    says: 'Ja, dat kan. Meestal is er een arrestatiebevel voor nodig, met achterstallige schadevergoeding (reparation) of rechtbankboetes vanaf zo’n $5,000. Het geldt bij vertrek en aankomst. Bel vandaag, vóór de vlucht, 0800 434 637. Betaal of spreek termijnen af en vraag of er een melding of bevel is en of dat weg kan. Houdt u het plan, dan stoppen meestal ook andere stappen. Neem het bewijs mee.',
  },
  'nz.ask.towed': {
    says: 'Betaal zodat de kosten niet groeien en schrijf „paid under protest” op het bewijs. Een particulier mag alleen laten wegslepen als u daar niet mocht staan, en borden moeten duidelijk zijn. Het bedrag moet eerlijk zijn. Zo niet, vraag het schriftelijk met foto’s terug van sleper en eigenaar. Dan Disputes Tribunal. Was het de gemeente (council), vraag daar.',
  },
}
