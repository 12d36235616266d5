/** The Italian words of Japan: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'jp.rise.want': {
    says: 'Il padrone di casa chiede un affitto più alto. Serve il Suo accordo o un tribunale.',
  },
  'jp.rise.want-check': {
    says: 'Controlli se l’aumento è permesso prima di pagare di più o firmare.',
  },
  'jp.rise.reality': {
    says: 'Un avviso da solo non alza l’affitto. Non deve firmare subito.',
  },
  'jp.rise.not-yet': {
    says: 'Finché non è d’accordo può pagare l’affitto che Le sembra giusto. Per questo non possono metterla fuori.',
  },
  'jp.rise.right-refuse': {
    says: 'Può dire no, o offrire meno. Allora il padrone di casa deve prima andare in mediazione (調停).',
  },
  'jp.rise.right-reason': {
    says: 'Un aumento richiede un motivo: tasse o prezzi più alti, o un affitto molto sotto case simili vicine.',
  },
  'jp.rise.step-keep-paying': {
    says: 'Continui a pagare ogni mese il vecchio affitto intero. Se lo rifiutano, lo depositi all’ufficio affari legali (供託).',
  },
  'jp.rise.step-ask': {
    says: 'Chieda i motivi per iscritto e confronti gli affitti vicini.',
  },
  'jp.rise.option-talk': {
    title: 'Dire no o offrire meno',
    says: 'Scriva che non è d’accordo, e che cosa potrebbe pagare.',
    cost: 'Gratis',
    time: 'Prima del giorno dell’avviso',
    risk: 'Se un tribunale fissa un affitto più alto, paga il resto con il 10% di interessi l’anno.',
    bestFor: 'L’aumento non ha un buon motivo.',
  },
  'jp.rise.option-accept': {
    title: 'Accettarlo',
    says: 'Se è giusto, accetti per iscritto.',
    cost: 'L’affitto più alto',
    time: 'Dal giorno concordato',
    risk: 'Non può tornare indietro.',
    bestFor: 'L’aumento è giusto.',
  },
}
