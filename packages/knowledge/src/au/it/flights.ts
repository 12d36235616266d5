/** The Italian words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_IT: Words = {
  'au.air.want': {
    says: 'Una compagnia aerea scrive del Suo volo in ritardo o cancellato. Non deve nulla, e può avere diritto a dei soldi.',
  },
  'au.air.reality': {
    says: 'Le regole della compagnia non sono l’ultima parola. La legge sui consumatori sta sopra.',
  },
  'au.air.right-service': {
    says: 'Un volo va fatto con cura e in un tempo giusto. Se la colpa è della compagnia, può chiedere il rimborso e i danni che poteva prevedere.',
  },
  'au.air.right-credit': {
    says: 'Una clausola che Le dà solo un buono (credit) quando la compagnia cancella può essere ingiusta. Allora non La obbliga.',
  },
  'au.air.right-misled': { says: 'Una compagnia non può ingannarla sul Suo diritto al rimborso.' },
  'au.air.right-abroad': {
    says: 'In un viaggio internazionale può chiedere i Suoi danni per un ritardo, fino a un limite. Ha due anni per fare causa.',
  },
  'au.air.step': {
    says: 'Scriva alla compagnia. Dica il volo, il motivo che ha dato e che cosa vuole. Poi vada all’ufficio consumatori del Suo stato.',
  },
}
