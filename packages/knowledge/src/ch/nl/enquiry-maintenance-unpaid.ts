/** Questions about child support that is not paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_NL: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Ga met vonnis of overeenkomst naar de alimentatiehulp van uw gemeente of kanton. Die helpt gratis met innen en kan geld voor het kind voorschieten; hoeveel verschilt per kanton. Vraag snel, want zelden met terugwerking. U kunt ook een schuldzaak beginnen of de rechter vragen dat de werkgever u direct betaalt. Nog geen vonnis? KESB of rechter stelt het bedrag vast.',
  },
}
