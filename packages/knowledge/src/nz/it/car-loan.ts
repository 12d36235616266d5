/** The Italian words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_IT: Words = {
  'nz.car.right-warning': {
    says: 'Chi presta deve mandare un avviso (warning notice) almeno 15 giorni prima di prendere beni. In quel tempo, paghi l’arretrato o chieda aiuto per difficoltà (hardship).',
  },
  'nz.car.right-entry': {
    says: 'Può venire solo un agente con licenza (repossession agent), a orari fissati. Di solito non si possono prendere i beni che Le servono per vivere.',
  },
  'nz.car.right-after': {
    says: 'Dopo aver preso l’auto, chi presta deve mandare un avviso e aspettare 15 giorni prima della vendita. Lei può riaverla se recupera il ritardo.',
  },
  'nz.car.step': {
    says: 'Chiami chi Le ha dato il prestito e MoneyTalks allo 0800 345 123 prima che finisca l’avviso.',
  },
  'nz.car.want': { says: 'Chi Le ha dato il prestito vuole i pagamenti in ritardo, o i beni.' },
  'nz.car.option-hardship': {
    says: 'Chieda per iscritto a chi Le ha dato il prestito un cambiamento per difficoltà (hardship).',
    title: 'Chiedere aiuto per difficoltà',
    cost: 'Chiedere è gratis',
    time: 'Prima che finisca l’avviso',
    risk: 'La somma cresce mentre aspetta.',
    bestFor: 'Ha un reddito e vuole tenerla.',
  },
}
