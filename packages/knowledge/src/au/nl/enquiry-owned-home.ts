/** Questions of owners about council rates and strata levies: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_NL: Words = {
  'au.ask.rates': {
    says: 'Vraag de gemeente (council) om een betalingsregeling en de regels bij geldproblemen (hardship policy) vóór de dag waarop u moet betalen. Mensen met pensioen krijgen meestal korting.',
  },
  'au.ask.strata-levy': {
    says: 'Dat hangt ervan af. Voor bijdragen (levies) is een stemming van de eigenaren nodig. Vraag de notulen en de rekening, en een betalingsregeling als u niet alles ineens kunt betalen.',
    dependsOn: 'of de eigenaren ervoor stemden',
  },
}
