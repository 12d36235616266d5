/** The Dutch words of Japan: private parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_NL: Words = {
  'jp.parking.want': {
    says: 'De eigenaar van een privéplaats wil geld omdat uw auto daar stond (無断駐車).',
  },
  'jp.parking.who': {
    says: 'Dit is een particuliere eis. Het is geen boete van de politie, hoe het bord het ook noemt.',
  },
  'jp.parking.not-yet': { says: 'Ze kunnen uw loon of bankgeld niet zonder rechter nemen.' },
  'jp.parking.reality': {
    says: 'Een hoog bedrag op een bord bindt u niet vanzelf. In een betaalde parkeerplaats kunnen de voorwaarden op het bord een contract zijn.',
  },
  'jp.parking.right-sum': {
    says: 'Ze mogen de schade vragen die ze echt hadden, meestal de parkeerprijs voor die tijd. Vraag hoe ze het bedrag berekenden.',
  },
  'jp.parking.right-unfair': {
    says: 'In een parkeerplaats is een boete boven het gemiddelde verlies van het bedrijf voor consumenten nietig.',
  },
  'jp.parking.right-no-lock': {
    says: 'De eigenaar mag uw auto niet zelf vastzetten, wegslepen of beschadigen. Maak foto’s en bel de politie als dat gebeurt.',
  },
  'jp.parking.step-check': {
    says: 'Controleer de dag, de tijd en het bord. Maak foto’s en bewaar bonnen. Was u daar klant of gast?',
  },
  'jp.parking.option-talk': {
    says: 'Zeg sorry en bied de parkeerprijs voor die tijd aan, om het schriftelijk af te sluiten.',
    title: 'Een redelijk bedrag aanbieden',
    cost: 'De parkeerprijs.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen meer vragen.',
    bestFor: 'U parkeerde er wel zonder toestemming.',
  },
  'jp.parking.option-dispute': {
    says: 'Schrijf waarom het bedrag te hoog of niet verschuldigd is, en bel 188.',
    title: 'Schriftelijk betwisten',
    cost: 'Een postzegel.',
    time: 'Vóór hun datum.',
    risk: 'Ze kunnen naar de rechtbank voor kleine zaken gaan.',
    bestFor: 'Het bord was niet duidelijk, of u was klant.',
  },
}
