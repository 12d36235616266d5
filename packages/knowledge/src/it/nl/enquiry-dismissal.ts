/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed-orally': {
    says: 'Een ontslag moet schriftelijk zijn; mondeling heeft het geen effect. Schrijf meteen dat u klaar blijft om te werken. Ga dan naar een vakbond.',
  },
  'it.ask.dismissed': {
    says: 'Stuur binnen 60 dagen een schriftelijke aanvechting, aangetekend of per PEC. Vraag NASpI binnen 68 dagen. Een vakbond kan helpen.',
  },
  'it.ask.sick-dismissed': {
    says: 'Niet omdat u ziek bent, totdat de grens van dagen in uw cao (comporto) voorbij is. Dan kan het. U hebt 60 dagen om het aan te vechten.',
    dependsOn: 'hoeveel dagen uw cao geeft',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Nee. Van het begin van de zwangerschap tot het kind één jaar is, is een ontslag nietig, met weinig uitzonderingen. Stuur het medische papier en vecht het aan.',
  },
  'it.ask.dismissed-message': {
    says: 'Ontslag moet schriftelijk, met redenen. Sommige rechters zien een WhatsApp-bericht als schriftelijk: wacht niet. Maak binnen 60 dagen bezwaar, aangetekend of per PEC, en ga daarna binnen 180 dagen naar de rechter.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag ook tijdens de zwangerschap eindigen. Begint het verlof binnen 60 dagen na het einde, dan betaalt INPS toch. Niet verlengen om de zwangerschap is discriminatie. Ga naar een vakbond of patronato.',
  },
  'it.ask.charge': {
    says: 'U hebt vijf dagen om schriftelijk te antwoorden of gehoord te worden met een vakbond. Antwoord op elk feit met bewijs, teken geen schuld. Pas daarna mogen ze straffen. Daartegen hebt u 20 dagen bij de inspectie.',
  },
  'it.ask.trial-period': {
    says: 'In een proeftijd kunnen beide kanten zonder reden stoppen. Zij moet getekend zijn voordat u begon en uw taken noemen. Zo niet, dan is het een gewoon ontslag, en hebt u 60 dagen.',
    dependsOn: 'wat u tekende, en wanneer',
  },
  'it.ask.warning-letter': {
    says: 'Antwoord schriftelijk binnen vijf dagen, of vraag met een vakbond gehoord te worden. Daarvoor mag er geen straf komen. Tegen een straf hebt u 20 dagen voor een commissie bij het arbeidsbureau.',
  },
}
