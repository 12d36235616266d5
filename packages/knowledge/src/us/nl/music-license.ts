/** The Dutch words of the rows in ../music-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENSE_NL: Words = {
  'us.music.want': {
    says: 'Een organisatie voor muziekrechten wil dat uw bedrijf een licentie koopt om haar liedjes in het openbaar te spelen.',
  },
  'us.music.reality': {
    says: 'Dit is geen papier van de rechtbank en geen belasting. Maar muziek voor klanten heeft meestal wel een licentie nodig.',
  },
  'us.music.right-small': {
    says: 'Kleine winkels en restaurants hebben geen licentie nodig voor een radio of tv, als zij onder vaste grenzen voor grootte of luidsprekers blijven. Streams, schijven en livebands vallen er niet onder.',
  },
  'us.music.right-need': {
    says: 'Alleen openbaar spelen heeft een licentie nodig. Vraag welke liedjes volgens hen zijn gespeeld, wanneer, en voor wie zij optreden.',
  },
  'us.music.right-rate': {
    says: 'Een klein bedrijf dat de prijs oneerlijk vindt, kan een federale rechtbank in de buurt vragen om naar het tarief te kijken.',
  },
  'us.music.warn': {
    says: 'Negeer het niet als u muziek speelt. Een rechter kan $750 of meer per liedje toekennen.',
  },
  'us.music.step': {
    says: 'Schrijf op welke muziek u speelt, waar die vandaan komt, en hoe groot uw ruimte is. Kijk of uw muziekdienst bedrijven al dekt.',
  },
  'us.music.option-answer': {
    says: 'Zeg wat u speelt en dat de regel voor kleine winkels ervoor geldt, of vraag de prijs voor uw grootte.',
    title: 'Antwoorden met de feiten',
    cost: 'Gratis',
    time: 'Een korte brief',
    risk: 'Als een licentie nodig is, blijft u gebruik van vroeger schuldig.',
    bestFor: 'U speelt alleen een radio of tv, of geen muziek.',
  },
  'us.music.option-stop': {
    says: 'Stop de muziek, of gebruik een dienst met licentie voor bedrijven.',
    title: 'Stoppen of muziek met licentie nemen',
    cost: 'Hangt af van de dienst',
    time: 'Vandaag',
    risk: 'Het regelt gebruik van vroeger niet.',
    bestFor: 'U wilt geen eigen licentie.',
  },
}
