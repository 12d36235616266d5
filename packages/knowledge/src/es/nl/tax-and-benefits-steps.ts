/** The Dutch words of the rows in ../tax-and-benefits-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_NL: Words = {
  'es.public.step-what': {
    says: 'Kijk wat het is: een voorstel, een beslissing, of een aanmaning met toeslag. Merk de laatste dag.',
  },
  'es.public.step-real': {
    says: 'Controleer op de eigen site van de dienst met de code (CSV) op de brief of het echt is, nooit via een link.',
  },
  'es.public.step-appeal': {
    says: 'Klopt het niet, ga dan op tijd in beroep en zeg waarom. Vraag de inning te stoppen: daarvoor hebt u misschien een waarborg nodig.',
  },
  'es.public.step-plan': {
    says: 'Bent u het schuldig, vraag dan voor de laatste dag online om delen.',
  },
  'es.public.step-dispute': {
    says: 'Vraag het dossier en stuur papieren die de fout tonen.',
  },
  'es.public.step-apremio': {
    says: 'Zoek de dag waarop u dit kreeg, ook in de elektronische postbus. Tot de 15e: betaal alles uiterlijk de 20e van die maand. Later: uiterlijk de 5e van de volgende. Dan is de toeslag 10 %, geen 20 %.',
  },
}
