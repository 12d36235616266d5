/** Questions of a person at whose home bailiffs look for someone else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_NL: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'U bent de schuld van een ander niet verschuldigd, dus betaal niet. Agenten mogen alleen binnen waar die persoon gewoonlijk woont of werkt, en alleen diens spullen meenemen. Houd de deur dicht. Schrijf het bedrijf en de schuldeiser wanneer die persoon vertrok, met bewijs zoals council tax en bonnen. Klaag als het doorgaat. Meegenomen spullen meteen schriftelijk opeisen.',
  },
}
