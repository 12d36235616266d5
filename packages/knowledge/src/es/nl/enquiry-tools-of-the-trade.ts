/** Questions about the seizure of what a person works with: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOOLS_OF_THE_TRADE_NL: Words = {
  'es.ask.work-tools': {
    says: "Wat u voor uw vak nodig hebt, mag niet in beslag worden genomen als de waarde klein is naast de schuld. Een bestelbus die u niet kunt missen en weinig waard is, kan dus blijven; een dure niet. Een geldgever heeft eerst een rechter nodig, en geld en rekeningen gaan voor spullen. Bewaar bewijs: inschrijving als zelfstandige, foto's van het gebruik, een taxatie. Bij beslag vraagt u dezelfde rechtbank meteen om vrijgave. Een advocaat kan gratis zijn.",
  },
}
