/** The Dutch words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_NL: Words = {
  'it.ask.dismissed-orally': {
    says: 'Een ontslag moet schriftelijk zijn; mondeling heeft het geen effect. Schrijf meteen dat u klaar blijft om te werken. Ga dan naar een vakbond.',
  },
  'it.ask.dismissed-message': {
    says: 'Ontslag moet schriftelijk, met redenen. Sommige rechters zien een WhatsApp-bericht als schriftelijk: wacht niet. Maak binnen 60 dagen bezwaar, aangetekend of per PEC, en ga daarna binnen 180 dagen naar de rechter.',
  },
  'it.ask.trial-period': {
    says: 'In een proeftijd kunnen beide kanten zonder reden stoppen. Zij moet getekend zijn voordat u begon en uw taken noemen. Zo niet, dan is het een gewoon ontslag, en hebt u 60 dagen.',
    dependsOn: 'wat u tekende, en wanneer',
  },
}
