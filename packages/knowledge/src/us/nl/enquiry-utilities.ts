/** The Dutch words of the rows in ../enquiry-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UTILITIES_NL: Words = {
  'us.state.tx.ask-power-cut': {
    says: 'Een bericht van afsluiten moet minstens tien dagen vooraf komen. Stroom mag niet worden afgesloten bij extreme hitte of kou, of zolang iemand thuis die erg ziek is beschermd is. Vraag vandaag om een betaalplan.',
    dependsOn: 'de dag van het bericht, het weer, en wie thuis ziek is',
  },
  'us.ask-everyday.shut-off': {
    says: 'Bel nu het nutsbedrijf en vraag om een plan. Zeg of er thuis iemand ziek, oud of heel jong is. Bel 211 voor hulp bij betalen, en dan de commissie voor nutsbedrijven van uw staat (utility commission).',
  },
}
