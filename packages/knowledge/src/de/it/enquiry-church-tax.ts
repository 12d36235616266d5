/** Questions about church tax after leaving the church: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHURCH_TAX_IT: Words = {
  'de.ask-tax.church-tax': {
    says: 'Conservi il foglio di uscita: prova la data. L’ufficio lo trasmette; la tassa finisce a fine mese, in alcuni Länder un mese dopo. Controlli i suoi dati in ELSTER (ELStAM) e chieda al Finanzamt di correggerli. Il pagato in più torna con la dichiarazione.',
  },
}
