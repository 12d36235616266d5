/** Questions about a loan that two people signed: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_NL: Words = {
  'fr.ask-debt.joint-loan': {
    says: 'Tekende u beiden als lener (co-emprunteurs), dan mag de bank meestal alles van ieder van u vragen. Uit elkaar gaan, een scheiding of een afspraak onderling bindt de bank niet. Wat u boven uw deel betaalt, kunt u van de ander terugvragen: bewaar bewijs. Kunt u niet betalen? Een rechter (juge des contentieux de la protection) kan tot twee jaar uitstel geven. Bij consumentenkrediet moet de bank binnen twee jaar na de eerste open termijn naar de rechter.',
  },
}
