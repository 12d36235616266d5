/** The Italian words of the rows in ../enquiry-private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_WORDS: Words = {
  'ch.ask.private-parking': {
    says: 'Un privato non può dare multe. Può chiedere solo le spese vere e deve mostrarle. Una vera multa viene solo dall’autorità, dove un cartello mostra il divieto di un giudice, su denuncia entro tre mesi. Se aveva torto, una somma giusta di solito chiude tutto.',
    dependsOn: 'il cartello sul posto e le spese vere',
  },
}
