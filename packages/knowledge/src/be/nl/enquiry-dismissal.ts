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
  'be.ask.pregnant': {
    says: 'Vanaf de dag dat de werkgever het weet, tot een maand na de rust, mag hij alleen ontslaan om een reden los van de zwangerschap, en moet hij die bewijzen. Anders moet hij zes maanden loon extra betalen. Vraag de redenen op papier.',
  },
  'be.ask.bullied-at-work': {
    says: 'Praat in vertrouwen met de vertrouwenspersoon of de preventieadviseur van uw bedrijf: het is gratis. U kunt gesprekken of een formele stap vragen. De formele stap beschermt u tegen nadelen. Noteer elke dag en ga naar uw vakbond of arts.',
  },
}
