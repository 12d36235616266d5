/** The Dutch words of the rows in ../enquiry-state-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_HOMES_NL: Words = {
  'us.ask-state.things-left': {
    says: 'Schrijf vandaag dat u uw spullen wilt, met een lijst en een dag om ze te halen. In veel staten moet de verhuurder ze een tijd bewaren. Zijn ze weg, dan kunt u meestal naar de rechter.',
  },
  'us.ask-state.home-tax': {
    says: 'Bel vandaag de county of stad. Vraag een betalingsplan, en minder belasting om leeftijd, handicap, laag inkomen of als veteraan. Een verkoop om belasting duurt meestal een jaar of langer.',
  },
  'us.ask-state.park': {
    says: 'Ga niet meteen weg. De meeste staten hebben een wet voor zulke parken: het park heeft meestal een wettige reden, een schriftelijk bericht en een rechter nodig. Bel rechtshulp (legal aid) met het bericht.',
  },
  'us.ask-state.deposit-size': {
    says: 'Veel staten begrenzen een borg tot één of twee maanden huur, en sommige niet. Vraag een kwitantie en maak op de eerste dag foto’s van elke kamer.',
    dependsOn: 'de wet van uw staat',
  },
  'us.ask-state.rest-of-loan': {
    says: 'Betaal nog niet. Sommige staten verbieden de geldgever om de rest te vragen, en veel geven maar maanden om te procederen. Vraag de papieren van de verkoop en toon ze aan rechtshulp (legal aid).',
    dependsOn: 'uw staat, de soort verkoop en hoe lang geleden die was',
  },
  'us.ask-state.dues-behind': {
    says: 'Vraag schriftelijk een volledige afrekening en bied een plan aan. In veel staten zijn open bijdragen een pandrecht (lien) op het huis en kunnen ze tot verkoop leiden. Voor elke stap moet u eerst een brief krijgen.',
  },
}
