/** The Italian words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_IT: Words = {
  'es.ask.licence': {
    says: 'Senza punti la patente finisce. Ha un mese per il ricorso (recurso de alzada). Vale solo se ogni multa è definitiva: controlli come e quando Le è arrivata ognuna. Può averne un’altra dopo sei mesi con corso ed esame, dopo tre se guida per lavoro.',
  },
}
