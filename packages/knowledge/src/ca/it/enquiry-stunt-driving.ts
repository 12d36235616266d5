/** The Italian words of the rows in ../enquiry-stunt-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUNT_DRIVING_IT: Words = {
  'ca.fact.stunt-on': {
    says: '50 km/h di troppo su una strada così è stunt driving in Ontario: più di una multa. Non si paga per posta; vai in tribunale o manda un paralegal o avvocato. Rischi 2.000-10.000 dollari, sei punti e da uno a tre anni senza patente. I 30 giorni senza patente e 14 senza auto partono subito. Chiedi consiglio prima della prima data.',
  },
}
