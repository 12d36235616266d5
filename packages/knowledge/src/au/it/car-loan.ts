/** The Italian words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_IT: Words = {
  'au.car.right-notice': {
    says: 'Chi presta deve mandare un avviso di mancato pagamento (default notice) e aspettare 30 giorni prima di prendere un’auto. Per entrare in casa Sua serve un ordine del tribunale o il Suo consenso.',
  },
  'au.car.right-small-debt': {
    says: 'Se deve meno di un quarto del prestito o $10,000, di solito serve un ordine del tribunale per prendere i beni. Conta la somma più bassa.',
  },
  'au.car.right-sale': {
    says: 'Dopo aver preso l’auto, deve dirle il valore e come riaverla. Deve aspettare 21 giorni prima di venderla.',
  },
  'au.car.step-call': {
    says: 'Chiami chi presta prima che l’avviso scada. Chieda aiuto per le difficoltà (hardship), e faccia reclamo gratis ad AFCA. Di solito questo ferma tutto.',
  },
  'au.car.want': { says: 'Chi presta vuole i pagamenti in ritardo, o l’auto.' },
  'au.car.option-hardship': {
    says: 'Chieda per iscritto a chi presta un cambiamento per le Sue difficoltà (hardship).',
    title: 'Chiedere aiuto per le difficoltà',
    cost: 'Chiedere è gratis',
    time: 'Prima che l’avviso scada',
    risk: 'Mentre aspetta la somma cresce.',
    bestFor: 'Ha qualche entrata e vuole tenere il bene.',
  },
}
