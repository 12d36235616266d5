/** Questions about rights not read and unlawful searches: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVIDENCE_KEPT_OUT_NL: Words = {
  'us.fact.no-miranda': {
    says: 'Ontbreekt de Miranda-waarschuwing, dan eindigt de zaak niet. Alleen wat in hechtenis op vragen van de politie werd gezegd, valt weg; ander bewijs blijft. De advocaat vraagt dat vóór het proces (motion to suppress), tot de dag die de rechter bepaalt. Zeg tot dan niets over de zaak, ook niet via de gevangenistelefoon. Is er geen geld voor een advocaat, vraag de rechter om een public defender.',
  },
  'us.fact.search-thrown-out': {
    says: "Een onwettige doorzoeking beëindigt de zaak niet vanzelf. Maar een rechter kan het gevondene uitsluiten, en dan valt de zaak vaak. Veel doorzoekingen van auto's vragen geen bevel: de feiten tellen. De advocaat vraagt dat vóór het proces (motion to suppress). Schrijf nu op wie wat zei en of iemand toestemde. Zeg niets tegen de politie en vraag om een public defender als u niet kunt betalen.",
  },
}
