/** The Dutch words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'nz.buy.myth-policy': {
    says: 'Regels van een winkel of een oude garantie kunnen uw rechten uit de Consumer Guarantees Act niet wegnemen.',
  },
  'nz.buy.want': {
    says: 'U kunt vragen of het contract eerlijk is en of het bedrijf zelf deed wat het beloofde.',
  },
  'nz.buy.reality': {
    says: 'Een bedrijf kan niet alleen beslissen wie gelijk heeft. Uw rechten komen uit de wet, niet uit de regels van het bedrijf.',
  },
  'nz.buy.who': {
    says: 'Komt u er samen niet uit? Dan beslist het Disputes Tribunal over eisen tot $60.000, zonder advocaten.',
  },
  'nz.buy.rights': {
    says: 'Producten moeten van redelijke kwaliteit zijn, bruikbaar zijn en zijn zoals u is verteld. Zo niet, dan hebt u recht op een oplossing.',
  },
  'nz.buy.not-yet': {
    says: 'Ze kunnen niet bij uw loon of spullen zonder bevel van een rechter of tribunaal.',
  },
  'nz.buy.right-repair': {
    says: 'Bij een kleine fout mag de winkel kiezen: repareren, vervangen of geld terug, binnen een redelijke tijd.',
  },
  'nz.buy.right-serious': {
    says: 'Bij een ernstige fout kiest u: geld terug, een nieuw product, of houden en een deel van de prijs terug.',
  },
  'nz.buy.right-time': {
    says: 'Uw rechten gelden zo lang als redelijk is voor dat product, ook na de garantie van de maker.',
  },
  'nz.buy.right-services': {
    says: 'Diensten moeten met zorg worden gedaan, passen bij wat u vroeg, binnen een redelijke tijd en voor een redelijke prijs.',
  },
  'nz.buy.right-doorstep': {
    says: 'Kwamen ze aan uw deur of belden ze u? Dan hebt u vijf werkdagen om een verkoop boven $100 te annuleren.',
  },
  'nz.buy.right-terms': {
    says: 'Een oneerlijke regel in een standaardcontract kan geschrapt worden.',
  },
  'nz.buy.cancel': {
    says: 'Voor een verkoop aan uw deur of na een ongevraagd telefoontje hebt u vijf werkdagen. Wij tellen vanaf de datum van het papier.',
    action: 'Annuleer de verkoop, als ze aan uw deur kwamen of u belden',
    consequence: 'Daarna wordt annuleren moeilijker.',
  },
  'nz.buy.insight-policy': {
    says: 'Winkels praten vaak alleen over hun eigen regels of garantie. De wet geeft u meer.',
    actionable: 'Schrijf dat u uw rechten uit de Consumer Guarantees Act gebruikt.',
  },
  'nz.buy.right-late': {
    says: 'Producten moeten komen op de afgesproken dag, of binnen een redelijke tijd. Komen ze veel te laat? Dan kunt u ze weigeren en uw geld terugvragen.',
  },
  'nz.buy.right-extended-warranty': {
    says: 'U kunt een extra garantie (extended warranty) binnen vijf werkdagen annuleren. Er moet in staan wat die u geeft boven op de wet.',
  },
  'nz.buy.right-disputes-tribunal': {
    says: 'Het Disputes Tribunal beslist over eisen tot $60.000. Het is goedkoop, en er doen geen advocaten mee.',
  },
  'nz.buy.right-telco': {
    says: 'Gaat het om een telefoon- of internetbedrijf? Dan kijkt Telecommunications Dispute Resolution gratis naar uw klacht.',
  },
}
