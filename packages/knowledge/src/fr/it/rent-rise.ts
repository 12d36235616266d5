/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'fr.rise.want': {
    says: 'Il padrone di casa alza l’affitto secondo l’indice (révision, IRL).',
  },
  'fr.rise.want-check': {
    says: 'Controlli se l’aumento è permesso prima di pagare di più o firmare.',
  },
  'fr.rise.reality': {
    says: 'È permesso solo se lo dice il contratto, una volta l’anno, e non più dell’indice.',
  },
  'fr.rise.not-yet': {
    says: 'Vale solo dal giorno in cui è stato chiesto, mai per il passato.',
  },
  'fr.rise.right-year': {
    says: 'Se il padrone di casa non lo chiede entro un anno dal giorno del contratto, l’aumento di quell’anno è perso.',
  },
  'fr.rise.right-energy': {
    says: 'Per una casa di classe energetica F o G l’affitto non può salire.',
  },
  'fr.rise.step-check': {
    says: 'Controlli nel contratto la clausola e il giorno, l’indice (IRL) sul sito INSEE, e la classe energetica (DPE).',
  },
  'fr.rise.step-help': {
    says: 'Chieda all’ADIL della Sua zona. Calcola l’affitto gratis.',
  },
  'fr.rise.option-dispute': {
    says: 'Scriva che cosa è sbagliato. Se continua, chieda alla commissione di conciliazione (CDC).',
    title: 'Contestare l’aumento',
    cost: 'Gratis',
    time: 'Presto',
    risk: 'Continui a pagare intero il vecchio affitto.',
    bestFor: 'Non c’è clausola, è troppo alto, o classe F o G.',
  },
  'fr.rise.option-accept': {
    says: 'Se è giusto, paghi il nuovo affitto.',
    title: 'Accettarlo',
    cost: 'L’affitto più alto',
    time: 'Dal giorno chiesto',
    risk: 'Nessuno se è giusto.',
    bestFor: 'L’ha controllato ed è giusto.',
  },
}
