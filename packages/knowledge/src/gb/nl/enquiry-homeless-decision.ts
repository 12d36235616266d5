/** Questions about a council's no to a person without a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_NL: Words = {
  'gb.ask-homeless.review': {
    says: 'Vraag de gemeente binnen 21 dagen na het besluit schriftelijk om herziening (review). Vraag in dezelfde brief om geschikt tijdelijk onderdak tot het besluit, en zeg waarom. Is het nog nee, dan hebt u 21 dagen voor beroep bij de County Court op een rechtspunt. Bel vandaag Shelter; hiervoor is rechtshulp.',
  },
  'gb.ask-homeless.intentional': {
    says: 'Vraag binnen 21 dagen na de brief schriftelijk om herziening (review), en om onderdak tot het besluit. Het is niet opzettelijk als u daar redelijkerwijs niet kon blijven, zoals bij geweld of dreiging. Met kinderen of zwanger moet de gemeente u in elk geval een redelijke tijd onderdak geven en helpen zoeken. Bel Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.accept-and-review': {
    says: 'Zeg geen nee voordat u advies hebt: de gemeente kan dan stoppen met helpen. U kunt de woning aannemen en toch om herziening (review) vragen omdat zij niet geschikt is. Doe dat schriftelijk binnen 21 dagen. Zeg waarom, met bewijs: gezondheid, rolstoel, school, werk of afstand. Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.turned-away': {
    says: 'De council mag u zo niet wegsturen. Kunt u uw huis binnen 56 dagen verliezen, zoals na een vonnis, dan moet hij de aanvraag nu aannemen. De officiële richtlijn zegt dat gezinnen niet op de bailiffs hoeven te wachten. Vraag vandaag schriftelijk aan met het bevel en eis een schriftelijk besluit. Met kinderen moet hij u voorlopig onderdak geven. Vertrek niet zonder advies van Shelter.',
  },
}
