/** Questions of a person at whose home a sheriff looks for someone else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_NL: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'De schuld van een volwassen kind, broer of vorige huurder is niet de uwe: betaal niets. Schrijf vandaag de sheriff of county registrar en de schuldeiser dat die persoon niet bij u woont, met rekeningen, bonnen. Zijn spullen weg, eis ze meteen schriftelijk op; een rechter kan beslissen. Woont die persoon er nog als huurder of eigenaar, dan kunnen spullen van naaste familie mee. MABS: 0818 07 2000.',
  },
}
