/** Questions about entries at credit agencies and loans that the bank ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_NL: Words = {
  'de.ask-debt.schufa-entry': {
    says: 'Zonder titel zijn twee schriftelijke aanmaningen, vier weken en een waarschuwing nodig. Een eis die u betwistte, mag niet tellen.',
    dependsOn: 'of er een titel is of u de eis betwistte',
  },
  'de.ask-debt.schufa-copy': {
    says: 'U krijgt gratis een kopie van uw gegevens (Datenkopie, Art. 15 DSGVO). Daarvoor hoeft u het betaalde rapport niet te kopen.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Nodig zijn twee onbetaalde delen achter elkaar, 10% of 5% van de lening, en een waarschuwing met twee weken. Zo niet, maak schriftelijk bezwaar.',
    dependsOn: 'of de bank u op de juiste manier waarschuwde',
  },
}
