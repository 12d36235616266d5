/** Questions about which tuition a state college may charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TUITION_NL: Words = {
  'us.agree.ask-tuition-mistake': {
    says: 'Maak vandaag schriftelijk bezwaar bij het residency office of de registrar. Stuur de bevestiging ‘in-state’ mee. Vraag de regel, de reden, de termijn en uitstel van boetes. In sommige staten, zoals Texas, telt een fout van de school pas vanaf de volgende periode, als uw gegevens klopten. Dat u op een duidelijke toezegging vertrouwde helpt ook. Daarna de ombudsman of rechtshulp.',
  },
  'us.agree.ask-tuition-resident': {
    says: 'Elke staat heeft een eigen regel. Veel vragen ongeveer een jaar wonen om er te blijven, niet alleen om te studeren. Bewijs is een huurcontract, werk, belasting, rijbewijs of kiesregister. Wie van ouders afhangt, telt vaak als inwoner van waar zij wonen. Zegt de school nee, vraag dan de regel en de reden, en maak vóór de termijn schriftelijk bezwaar.',
    dependsOn: 'de regel van uw staat en uw bewijs',
  },
  'us.agree.ask-transcript': {
    says: 'Californië, New York en enkele andere staten verbieten een school een cijferlijst (transcript) achter te houden om een schuld. Vraag die schriftelijk, met een precieze rekening, en noem de wet. Elders vraagt u een klein plan en toezending aan een werkgever of nieuwe school. Overal mag u uw eigen dossier inzien. Anders: klacht bij de attorney general van uw staat.',
    dependsOn: 'uw staat',
  },
}
