/** Questions about a tax that the office only guessed because no return came: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ESTIMATE_IT: Words = {
  'de.ask-debt.tax-guess': {
    says: 'Non è tardi finché non è passato un mese dall’arrivo dell’avviso. Faccia opposizione (Einspruch) per iscritto o con ELSTER e invii la dichiarazione completa con le prove. Allora contano le cifre vere. Il pagamento non si ferma da solo: chieda nella stessa lettera la sospensione (Aussetzung der Vollziehung). Può restare una mora per il ritardo. Mese passato? La invii comunque subito.',
  },
}
