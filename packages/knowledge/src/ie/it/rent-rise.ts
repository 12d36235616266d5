/** The Italian words of Ireland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'ie.rise.want': {
    says: 'Il proprietario ha rivisto l’affitto e chiede di più.',
  },
  'ie.rise.want-check': {
    says: 'Controlli se l’aumento è legale prima di pagare di più o firmare.',
  },
  'ie.rise.reality': {
    says: 'Un aumento vale solo con l’avviso giusto, in tempo ed entro il tetto. Può farlo controllare gratis.',
  },
  'ie.rise.not-yet': {
    says: 'Il nuovo affitto non è dovuto prima di 90 giorni dopo l’avviso.',
  },
  'ie.rise.right-ninety': {
    says: 'Deve ricevere un avviso scritto 90 giorni prima, sul modulo del Residential Tenancies Board (RTB).',
  },
  'ie.rise.right-cap': {
    says: 'Dal 20 giugno 2025 il controllo degli affitti vale in tutto il Paese. Il tetto è quasi sempre del 2 % all’anno o meno.',
  },
  'ie.rise.right-dispute': {
    says: 'Può andare al RTB prima che inizi il nuovo affitto, o entro 28 giorni dall’avviso, se è più tardi.',
  },
  'ie.rise.step-calculator': {
    says: 'Calcoli l’affitto legale più alto con il calcolatore del RTB.',
  },
  'ie.rise.step-compare': {
    says: 'Controlli la data, i 90 giorni, il modulo e le tre case simili che l’avviso deve nominare.',
  },
  'ie.rise.option-dispute': {
    title: 'Contestarlo al RTB',
    says: 'Porti la lite al RTB online e continui a pagare il vecchio affitto.',
    cost: 'Gratis o una piccola tassa',
    time: 'Prima che inizi il nuovo affitto',
    risk: 'Nessuno. Lei resta nella Sua casa.',
    bestFor: 'L’aumento supera il tetto o l’avviso ha difetti.',
  },
  'ie.rise.option-accept': {
    title: 'Accettarlo',
    says: 'Se è legale, paghi il nuovo affitto dal giorno indicato.',
    cost: 'L’affitto più alto',
    time: 'Dal giorno scritto nell’avviso',
    risk: 'Nessuno se è legale.',
    bestFor: 'Lo ha controllato ed è giusto.',
  },
}
