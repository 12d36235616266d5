/** Questions about housing benefit that stopped: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_STOPPED_DE: Words = {
  'fr.ask-debt.housing-benefit-stopped': {
    says: 'Fragen Sie die CAF schriftlich nach dem Grund. Hat der Vermieter Rückstände gemeldet, die Sie bezahlt haben, schicken Sie gleich Quittungen oder Kontoauszüge. Bei echten Rückständen läuft die Hilfe meist weiter, wenn Sie einen Plan vereinbaren und einhalten. Widerspruch: binnen zwei Monaten an die Beschwerdekommission (CRA) der CAF. Danach das Verwaltungsgericht.',
  },
}
