/** Questions about an insurer that refuses: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'nl.ask.insurer-refuses': {
    says: 'Vraag welk artikel van de polis zij bedoelt. Antwoord schriftelijk met bewijs en klaag bij de verzekeraar. Daarna kunt u naar Kifid.',
  },
  'nl.ask.health-refused': {
    says: 'Vraag de verzekeraar schriftelijk om heroverweging, met een brief van uw arts. Hij moet binnen vier weken antwoorden. Na een nee, of stilte, gaat u naar de SKGZ, de geschilleninstantie voor zorgverzekeringen.',
  },
  'nl.ask.insurer-hidden': {
    says: 'Die moet dat binnen twee maanden na de ontdekking zeggen. Alleen als u wilde misleiden, of als u geweigerd zou zijn, betaalt die niets. Anders alles of een deel. Klaag eerst, ga dan naar Kifid.',
    dependsOn: 'wat de verzekeraar had gedaan als die het wist',
  },
}
