/** Questions about a landlord’s notice that is too short or in the wrong form: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_TOO_SHORT_NL: Words = {
  'gb.ask-housing.landlord-sells': {
    says: 'Nee. Een sms of e-mail is geen opzegging, en section 21 eindigde op 1 mei 2026, ook voor oudere contracten. Om te verkopen of voor familie moet een particuliere verhuurder het section 8-formulier gebruiken en vier maanden geven. Dat kan niet in uw eerste jaar eindigen. Daarna kan alleen een rechter u eruit zetten. Blijf, betaal door, bel Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.arrears-two-months': {
    says: 'Nee. Sinds 1 mei 2026 moet een rechter alleen ontruimen bij drie maanden achterstand, op de dag van de opzegging en op de zitting. Huur die alleen ontbreekt omdat Universal Credit nog niet betaalde, telt niet. De termijn is vier weken, niet twee. Blijf, betaal wat u kunt, toon uw UC-journal. Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.wales-173': {
    says: 'Nee. Bij de meeste contracten in Wales moet een section 173-opzegging minstens zes maanden geven, en niet in de eerste zes maanden. Twee maanden geldt alleen voor enkele bijzondere contracten. Fouten tellen ook: late schriftelijke verklaring, onbeschermde borg, ontbrekende veiligheidspapieren. Alleen een rechter kan u eruit zetten. Shelter Cymru: 08000 495 495.',
  },
  'gb.ask-housing.lodger-told-to-go': {
    says: 'Als kamerhuurder die ruimte deelt met de eigenaar kunt u zonder rechter weg moeten. De nieuwe huurwet geldt niet voor u. Maar de termijn moet redelijk zijn, meestal de tijd waarvoor u betaalt: een maand bij maandhuur. Vraag erom op papier. Geweld is strafbaar: 101, of 999 bij gevaar. Ga vandaag naar het daklozenteam van de gemeente.',
  },
}
