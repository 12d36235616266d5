/** The Dutch words of Ireland: tv licence. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_NL: Words = {
  'ie.tv.want': { says: 'Antwoord uiterlijk op de datum, ook als u geen tv hebt.' },
  'ie.tv.reality': {
    says: 'Hebt u thuis een tv-toestel, dan hebt u één licentie nodig, ook als u alleen streamt. Met alleen een telefoon of laptop niet.',
  },
  'ie.tv.who': { says: 'An Post int de licentie en stuurt controleurs.' },
  'ie.tv.rights': {
    says: 'U mag zeggen dat u geen tv hebt. Veel ouderen en mantelzorgers krijgen haar gratis met het Household Benefits Package.',
  },
  'ie.tv.right-none': {
    says: 'U hebt geen licentie nodig als er geen tv-toestel in uw woning is.',
  },
  'ie.tv.right-free': {
    says: 'Met het Household Benefits Package krijgt u misschien een gratis licentie.',
  },
  'ie.tv.step-check': {
    says: 'Kijk of u een tv-toestel hebt en of iemand thuis al een licentie heeft.',
  },
  'ie.tv.step-reply': {
    says: 'Antwoord uiterlijk op de datum. Koop een licentie, of verklaar dat u geen tv hebt.',
  },
  'ie.tv.step-stamps': {
    says: 'Is er weinig geld? Gebruik spaarzegels of betaal met automatische incasso.',
  },
  'ie.tv.opt-pay': {
    says: 'Koop haar online of op een postkantoor.',
    title: 'De licentie kopen',
    cost: '€ 160 per jaar.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U hebt een tv.',
  },
  'ie.tv.opt-none': {
    says: 'Verklaar het schriftelijk aan An Post.',
    title: 'Zeggen dat u geen tv hebt',
    cost: 'Gratis.',
    time: 'Uiterlijk op de datum.',
    risk: 'Er kan een controleur komen.',
    bestFor: 'U hebt geen tv-toestel.',
  },
  'ie.tv.warn': {
    says: 'Hebt u een tv en geen licentie? Dan kan een rechter u de eerste keer een boete tot € 1.000 geven.',
  },
}
