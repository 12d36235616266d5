/** Questions about mortgage arrears and repossession: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_ES: Words = {
  'gb.ask-mortgage.arrears': {
    says: 'No pueden quitarle la casa sin un juez, y solo como último paso. Llame ya al banco y ofrezca lo que pueda pagar. Un juez puede pararlo si puede saldar el atraso en lo que queda de hipoteca. Vaya a la vista; allí hay ayuda gratis.',
  },
  'gb.ask-mortgage.arrears-scotland': {
    says: 'No pueden quitarle la casa sin un sheriff, y antes deben buscar un plan con usted. Llame ya al banco y ofrezca lo que pueda pagar. Vaya al juzgado ese día; el sheriff debe mirar si es justo.',
  },
}
