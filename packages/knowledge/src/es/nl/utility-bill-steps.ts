/** The Dutch words of the rows in ../utility-bill-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_STEPS_NL: Words = {
  'es.bill.step-check': {
    says: 'Controleer de data, de meterstand en wat u betaalde. Vraag een nieuwe meting als die fout lijkt.',
  },
  'es.bill.step-call': {
    says: 'Schrijf of bel nu en vraag in delen te betalen. Vraag dat ze het schriftelijk bevestigen.',
  },
  'es.bill.step-social': {
    says: 'Kunt u niet betalen, ga dan naar de sociale dienst. Die kan betalen of melden dat u in nood bent.',
  },
  'es.bill.step-pay-agreed': {
    says: 'Betaal het deel waarmee u het eens bent, op een manier die bewijs nalaat.',
  },
  'es.bill.step-plan': {
    says: 'Klopt de rekening, spreek dan een plan af dat u kunt volhouden.',
  },
  'es.bill.step-complain': {
    says: 'Klaag bij het bedrijf. Na een maand zonder antwoord of een nee gaat u naar de OMIC, of naar OAUT voor telefoon en internet.',
  },
}
