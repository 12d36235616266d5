/** Questions about a contract that a seller had signed at home, and the credit for it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_NL: Words = {
  'fr.ask-buy.door-sale': {
    says: 'Herroep vandaag aangetekend bij verkoper en bank; een reden hoeft niet. U hebt 14 dagen, bij goederen vanaf de levering, ook met plaatsing. Ontbrak het formulier of de uitleg? Dan twaalf maanden meer. Een boete zoals 30 % is niet verschuldigd, en het krediet ervoor eindigt ook. Laat niets plaatsen, teken niet dat het werk klaar is, betaal niets. Druk op een oudere: meld het bij SignalConso.',
  },
  'fr.ask-buy.door-sale-fitted': {
    says: 'Misschien is het niet te laat. De 14 dagen lopen vanaf de levering, ook met plaatsing, en twaalf maanden langer als het formulier of de uitleg ontbrak. Een thuis getekend contract zonder de gegevens die de wet eist, kan een rechter nietig verklaren. Dan vervalt ook het krediet, en de bank moet zeggen wat zij naging. Stop niet met betalen zonder toestemming van een rechter. Ga met de bestelbon naar een consumentenbond of advocaat.',
  },
}
