/** Questions about how many years the CAF can go back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_YEARS_BACK_NL: Words = {
  'fr.ask-debt.benefit-years-back': {
    says: 'Meestal twee jaar vanaf de betaling. Bij fraude of een valse verklaring is het vijf jaar, meestal pas vanaf de dag dat de CAF het ontdekte. De CAF moet dat aantonen. Een eerlijke vergissing is geen fraude, maar steeds weer verzwegen inkomen kan tellen. Voor RSA en prime d’activité is het bijna gelijk. Een aangetekende brief laat de tijd opnieuw lopen. Te oud? Schrijf dat binnen twee maanden aan de CRA, voor de RSA aan het departement.',
    dependsOn: 'of de CAF fraude of een valse verklaring aantoont',
  },
}
