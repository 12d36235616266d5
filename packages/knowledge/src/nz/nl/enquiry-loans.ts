/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'nz.ask.cancel-loan': {
    says: 'U kunt een consumentenlening annuleren binnen vijf werkdagen als u de papieren in de hand kreeg, zeven per e-mail of negen per post. U moet het geld teruggeven.',
    dependsOn: 'hoe u de papieren kreeg',
  },
  'nz.ask.repossession': {
    says: 'Bel de kredietgever voordat de tijd in het bericht om is, en vraag om een wijziging wegens geldproblemen (hardship). Hij moet minstens 15 dagen voordat hij spullen neemt een waarschuwing (warning notice) sturen.',
  },
  'nz.ask.mortgage': {
    says: 'Bel het team voor geldproblemen (hardship) van de bank en MoneyTalks op 0800 345 123. Vóór een gedwongen verkoop (mortgagee sale) moet een bericht komen met minstens 20 werkdagen.',
  },
}
