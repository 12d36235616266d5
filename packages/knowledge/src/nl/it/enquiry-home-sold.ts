/** The Italian words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_IT: Words = {
  'nl.ask.home-sold': {
    says: 'Una vendita non chiude il contratto: chi compra diventa il Suo locatore. Non deve firmare né andare via. Paghi al nuovo proprietario quando ha una prova scritta. Dica no per iscritto a una disdetta per vendita.',
  },
}
