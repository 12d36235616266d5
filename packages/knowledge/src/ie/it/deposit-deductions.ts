/** The Italian words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_IT: Words = {
  'ie.kept.right-wear': {
    says: 'Il locatore può trattenere solo per affitto o bollette dovuti, o danni oltre la normale usura. Deve dimostrarlo.',
  },
  'ie.kept.right-rtb': {
    says: 'Il Residential Tenancies Board (RTB) decide sui depositi. La mediazione è gratis, senza avvocato.',
  },
  'ie.kept.step-proof': {
    says: 'Chieda la fattura per ogni somma. Raccolga foto, inventario e messaggi.',
  },
  'ie.kept.step-write': {
    says: 'Scriva quali somme non accetta e perché. Chieda subito il resto.',
  },
  'ie.kept.option-rtb': {
    title: 'Rivolgersi al RTB',
    cost: 'Mediazione gratis, piccola tassa per una decisione.',
    time: 'Alcune settimane o mesi.',
    risk: 'Basso.',
    bestFor: 'Il locatore non restituisce ciò che è Suo.',
    says: 'Faccia domanda online con contratto, prova del deposito e foto. Threshold aiuta gratis.',
  },
}
