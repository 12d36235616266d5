/** The Italian words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_IT: Words = {
  'nz.air.want': {
    says: 'Una compagnia aerea scrive del Suo volo in ritardo o cancellato. Lei non deve nulla, e forse Le devono dei soldi.',
  },
  'nz.air.reality': {
    says: 'Le regole della compagnia non sono l’ultima parola. La legge sta sopra di loro.',
  },
  'nz.air.right-domestic': {
    says: 'Per un ritardo nel Paese che la compagnia poteva evitare, come la mancanza di personale, deve la Sua perdita reale. Il massimo è dieci volte il prezzo del biglietto.',
  },
  'nz.air.right-care': {
    says: 'Un volo deve essere fatto con cura e in un tempo ragionevole. Se no, può chiedere i Suoi soldi indietro e i Suoi costi.',
  },
  'nz.air.right-abroad': {
    says: 'In un viaggio internazionale può chiedere la Sua perdita per un ritardo, fino a un limite. Ha due anni per fare causa.',
  },
  'nz.air.right-misled': { says: 'Una compagnia aerea non può ingannarla sui Suoi diritti.' },
  'nz.air.right-tribunal': {
    says: 'Se la compagnia dice no, può decidere il Disputes Tribunal. Costa poco e non Le serve un avvocato.',
  },
  'nz.air.step': {
    says: 'Scriva alla compagnia. Indichi il volo, il motivo che ha dato e ogni spesa, con le ricevute.',
  },
}
