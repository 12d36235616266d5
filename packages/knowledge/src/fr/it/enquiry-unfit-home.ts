/** Questions about stopping the rent of an unfit home: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_HOME_IT: Words = {
  'fr.ask-home.unfit-home': {
    says: 'Non smetta di pagare da solo: l’affitto è dovuto finché un giudice non dice altro. Smettere di pagare può costarle la casa. Scriva con raccomandata cosa non va. Dopo due mesi senza lavori, vada alla commissione (CDC) o dal giudice. Può ordinare lavori, abbassare l’affitto o sospenderlo. Avvisi la CAF: può trattenere il suo aiuto fino ai lavori. Solo un ordine del prefetto o del comune per pericolo ferma l’affitto per legge.',
  },
}
