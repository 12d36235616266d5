/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'be.ask.step-work': { says: 'Bewaar contract en loonbrieven, en vraag uw vakbond.' },
  'be.ask.right-work': {
    says: 'U hebt één jaar na het einde om naar de arbeidsrechtbank te gaan.',
  },
  'be.ask.dismissed': {
    says: 'Controleer de opzegtermijn. Vraag de redenen aangetekend binnen twee maanden. U hebt één jaar voor de arbeidsrechtbank.',
  },
  'be.ask.serious-cause': {
    says: 'Schrijf meteen aangetekend dat u het betwist. De werkgever moet de feiten bewijzen, binnen drie werkdagen handelen en de redenen binnen drie dagen daarna geven. Ga naar uw vakbond. U hebt een jaar voor de arbeidsrechtbank.',
  },
  'be.ask.dismissed-message': {
    says: 'Een bericht kan het contract meteen beëindigen, maar dan moet men u de hele opzegtermijn uitbetalen. Een opzeg die u moet presteren, moet aangetekend of via een deurwaarder komen. Bewaar het bericht, vraag de redenen en ga naar uw vakbond.',
  },
}
