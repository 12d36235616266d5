/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'nz.ask.cancel-loan': {
    says: 'U kunt een consumentenlening annuleren binnen vijf werkdagen als u de papieren in de hand kreeg, zeven per e-mail of negen per post. U moet het geld teruggeven.',
    dependsOn: 'hoe u de papieren kreeg',
  },
  'nz.ask.repossession': {
    says: 'Tenzij het goed gevaar loopt, hebt u minstens 15 dagen na de waarschuwing (repossession warning notice). Vraag nu schriftelijk een wijziging wegens nood: waarom, wat u kunt betalen, tot wanneer. Doe het binnen twee weken na de waarschuwing, voordat u twee maanden achter bent. De geldgever moet binnen 20 werkdagen antwoorden. Weigert hij, dan helpen zijn gratis klachtendienst en MoneyTalks 0800 345 123. Verstop de auto niet.',
  },
  'nz.ask.mortgage': {
    says: 'Bel het team voor geldproblemen (hardship) van de bank en MoneyTalks op 0800 345 123. Vóór een gedwongen verkoop (mortgagee sale) moet een bericht komen met minstens 20 werkdagen.',
  },
}
