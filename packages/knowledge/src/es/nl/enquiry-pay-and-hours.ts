/** Questions about wages, working hours and holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_NL: Words = {
  'es.ask.holiday-left': {
    says: 'Als de baan eindigt, moet het bedrijf niet opgenomen vakantie uitbetalen. Teken de eindafrekening met “no conforme”. Vraag bemiddeling aan: u hebt een jaar.',
  },
  'es.ask.holiday-days': {
    says: 'U hebt minstens 30 kalenderdagen per jaar en moet de data twee maanden vooraf weten. Stelt het bedrijf andere vast, ga dan binnen 20 werkdagen naar de rechter.',
  },
  'es.ask.hours-changed': {
    says: 'Vraag het op papier. Voor een grote wijziging geldt een termijn van 15 dagen, voor een overplaatsing 30. Vecht die binnen 20 werkdagen aan. Schaadt het u, dan mag u vaak weg met 20 dagen loon per jaar.',
  },
}
