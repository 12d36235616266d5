/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_NL: Words = {
  'us.ask-debt.dead-person': {
    says: 'Meestal worden schulden van een overledene betaald uit wat hij naliet, niet door u. Familie zijn of medegebruiker van de kaart (authorized user) verandert dat niet. Tekende u mee, of was u getrouwd in een staat met gemeenschap van goederen (community property), dan bent u het misschien wel schuldig. Beloof en betaal niets van uzelf: incassobureaus mogen niet zeggen dat het moet. Vraag de rechtbank (probate court) naar de weg voor kleine nalatenschappen voordat u iets uitgeeft of weggeeft.',
    dependsOn: 'of u ook tekende, en uw staat',
  },
  'us.ask-debt.partners-loan': {
    says: 'Ze mogen degene die tekende voor de rechter dagen, maar niet dreigen met een rechtszaak die ze niet menen, of met de gevangenis. Ze mogen alleen met haar of zijn man, vrouw of advocaat over de schuld praten, niet met u. Vraag binnen 30 dagen schriftelijk om bewijs. Antwoord op echte papieren van de rechtbank. U bent niets schuldig waarvoor u niet hebt getekend.',
  },
  'us.ask-debt.cosigned': {
    says: 'Ja. Wie meetekent is de hele schuld schuldig als de ander niet betaalt, en het kan op uw kredietrapport staan. Voor het tekenen had u daar een bericht over moeten krijgen.',
  },
  'us.trouble.care-home': {
    says: 'Een verpleeghuis mag de familie niet laten beloven om uit eigen geld te betalen. Wie voor een ouder tekent, ook met een volmacht, betaalt uit het geld van de ouder. Gedaagd? Antwoord de rechter vóór de dag in de dagvaarding, ook als de eis niet klopt; een telefoontje naar hun advocaat is geen antwoord. Vraag om het contract en de Medicaid-data, en bewaar bewijs van hoe het geld is gebruikt. Legal aid kan helpen.',
    dependsOn: 'wat u tekende en hoe',
  },
  'us.ask-debt.cosigner-off': {
    says: 'U kunt uw naam niet alleen eraf halen: u bent alles schuldig tot het betaald is. Er zijn drie wegen. De ander neemt een nieuwe lening op eigen naam. De geldschieter laat u gaan: vraag schriftelijk een cosigner release, vaak na maanden op tijd betalen. Of het ding wordt verkocht en de lening betaald. Vraag tot dan bericht van elke gemiste betaling, want die schaadt ook uw krediet.',
  },
}
