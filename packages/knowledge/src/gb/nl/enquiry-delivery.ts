/** Questions about things that never came: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_NL: Words = {
  'gb.ask-consumer.not-delivered': {
    says: 'Zeg het de verkoper, niet de bezorger. Sprak u geen datum af, dan moet hij binnen 30 dagen leveren. Geef hem nog één redelijke datum. Mist hij die, annuleer en vraag uw geld terug.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'De verkoper moet het bij u brengen, of bij iemand die u noemde. Liet de bezorger het ergens achter en is het weg, dan is het verlies van de verkoper. Vraag hem een nieuw exemplaar of uw geld terug.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'De verkoper moet uw geld teruggeven of een nieuw exemplaar sturen. Hij moet de spullen bij u brengen, of bij iemand die u noemde. De bezorger werkt voor hem, niet voor u. Weigert hij en betaalde u meer dan £100 met een creditcard? Vraag het kaartbedrijf.',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Schrijf naar de verkoper. Die moest binnen 30 dagen leveren, tenzij u een andere dag afsprak. Geef één laatste eerlijke datum; mist hij die, dan kunt u de koop beëindigen en moet u al uw geld terugkrijgen. Boven £100 met een creditcard is ook de kaartfirma aansprakelijk.',
  },
}
