/** Questions about a parent who moves away with the child: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_NL: Words = {
  'be.ask.move-child': {
    says: 'Beide ouders beslissen waar een kind woont, of de familierechtbank. Een vonnis over het verblijf bindt: niemand mag ver met het kind verhuizen zonder schriftelijk ja of een nieuw vonnis. Schrijf meteen dat u niet akkoord gaat. Een brief aan de griffie brengt de zaak terug, snel als het dringend is. De rechter kijkt naar het kind en verdeelt reiskosten. Buitenland: Child Focus (116 000).',
  },
  'be.ask.equal-stay': {
    says: 'Zonder akkoord beslist de familierechtbank. Vraagt u een gelijke verdeling, dan moet ze die eerst onderzoeken. Ze mag anders beslissen als dat beter is voor het kind, en moet zeggen waarom. Ze kijkt naar leeftijd, afstand, school en hoe u met elkaar praat. Een kind vanaf 12 wordt uitgenodigd om gehoord te worden. Probeer eerst bemiddeling. Een verzoekschrift aan de rechtbank is genoeg, ook zonder advocaat; hulp kan gratis zijn.',
  },
}
