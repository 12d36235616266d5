/** Questions about child support that is not paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_NL: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Ga met vonnis of overeenkomst naar de alimentatiehulp van uw gemeente of kanton. Die helpt gratis met innen en kan geld voor het kind voorschieten; hoeveel verschilt per kanton. Vraag snel, want zelden met terugwerking. U kunt ook een schuldzaak beginnen of de rechter vragen dat de werkgever u direct betaalt. Nog geen vonnis? KESB of rechter stelt het bedrag vast.',
  },
  'ch.ask.maintenance-cannot-pay': {
    says: 'Stop niet zomaar: het vonnis of de afspraak geldt tot ze is gewijzigd, en onbetaalde maanden kunnen worden geïnd. Schrijf de andere ouder vandaag. Bent u het eens, dan kan de KESB of de rechter een nieuwe som goedkeuren. Zo niet, vraag de rechter om verlaging. De verandering moet groot en blijvend zijn, zoals lang zonder werk. Ze telt meestal pas vanaf uw verzoek. Betaal wat u kunt.',
  },
}
