/** Charges for parking on private land: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'fr.other.park-want': {
    says: 'Een particulier parkeerbedrijf vraagt geld voor parkeren op privéterrein.',
  },
  'fr.other.park-who': {
    says: 'Dit is een bedrijf, niet de staat of een gemeente. Het bedrag is geen boete, en u verliest geen punten.',
  },
  'fr.other.park-reality': {
    says: 'Het kan alleen op een contract steunen. Het bedrijf moet de regels, de prijs en uw parkeren bewijzen.',
  },
  'fr.other.park-not-yet': {
    says: 'Zonder rechter kunnen ze geen beslag leggen en het bedrag niet verhogen zoals een boete.',
  },
  'fr.other.park-step-check': {
    says: 'Controleer de plaats, de dag, het bord met de regels en uw kaartje. Maak foto’s.',
  },
  'fr.other.park-step-write': {
    says: 'Schrijf en vraag bewijs van het contract en het bedrag. Bied de normale parkeerprijs als u die niet betaalde.',
  },
  'fr.other.park-right-proof': { says: 'Het bedrijf moet zijn eis bewijzen.' },
  'fr.other.park-right-penalty': {
    says: 'Een rechter kan een boetebeding (clause pénale) verlagen dat duidelijk te hoog is.',
  },
  'fr.other.park-right-mediator': {
    says: 'U hebt recht op de gratis bemiddelaar voor consumenten (médiateur) van het bedrijf.',
  },
  'fr.other.park-option-dispute': {
    title: 'Bewijs vragen',
    says: 'Schrijf het bedrijf, zeg wat fout is, en ga dan naar de bemiddelaar (médiateur).',
    cost: 'Niets.',
    time: 'Een uur.',
    risk: 'Laag. Ze zouden naar de rechter kunnen gaan.',
    bestFor: 'U betaalde, of de borden waren niet duidelijk.',
  },
  'fr.other.park-option-pay': {
    title: 'De eerlijke prijs betalen',
    says: 'Parkeerde u zonder te betalen, betaal dan de prijs van de tijd en zeg dat het daarmee klaar is.',
    cost: 'De parkeerprijs.',
    time: 'Enkele minuten.',
    risk: 'Ze vragen misschien de rest.',
    bestFor: 'U betaalde niet.',
  },
}
