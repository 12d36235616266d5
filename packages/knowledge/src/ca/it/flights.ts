/** The Italian words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_IT: Words = {
  'ca.air.want': {
    says: 'Una compagnia aerea scrive del Suo volo in ritardo o cancellato. Lei non deve nulla, e forse spettano soldi a Lei.',
  },
  'ca.air.reality': {
    says: 'La compagnia non decide da sola. Non spettano soldi per ritardi fuori dal suo controllo o per la sicurezza, ma deve mostrarlo.',
  },
  'ca.air.right-money': {
    says: 'Per un ritardo di tre ore o più che poteva evitare, una grande compagnia deve da $400 a $1.000. Una piccola deve da $125 a $500.',
  },
  'ca.air.right-reason': {
    says: 'In un reclamo si ritiene che il ritardo fosse sotto il suo controllo e non per la sicurezza. La compagnia deve provare che non lo era.',
  },
  'ca.air.right-refund': {
    says: 'Se l’altro volo non Le va bene e la compagnia poteva evitare il ritardo, può riavere i soldi. Se non poteva, può riaverli quando non c’è un posto entro 48 ore. Non deve accettare un buono.',
  },
  'ca.air.right-claim': {
    says: 'Ha un anno per chiedere questi soldi alla compagnia. Deve pagare o dire perché no entro 30 giorni.',
  },
  'ca.air.right-agency': {
    says: 'Se dice no o non risponde in 30 giorni, può fare reclamo gratis alla Canadian Transportation Agency.',
  },
  'ca.air.right-care': {
    says: 'Dopo due ore di attesa Le deve cibo e bevande, e di notte un albergo, se poteva evitare il ritardo.',
  },
  'ca.air.step': {
    says: 'Scriva alla compagnia. Indichi il volo, il ritardo e la somma, e chieda il motivo esatto.',
  },
}
