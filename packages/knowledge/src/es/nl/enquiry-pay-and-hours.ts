/** Questions about wages, working hours and holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_NL: Words = {
  'es.ask.wages-unpaid': {
    says: 'Vraag het schriftelijk, en dan bemiddeling. U hebt een jaar voor het loon van elke maand. Laat loon geeft 10% rente.',
  },
  'es.ask.holiday-left': {
    says: 'Als de baan eindigt, moet het bedrijf niet opgenomen vakantie uitbetalen. Teken de eindafrekening met “no conforme”. Vraag bemiddeling aan: u hebt een jaar.',
  },
  'es.ask.child-hours': {
    says: 'Met een kind onder de 12 mag u uw werkdag met een achtste tot de helft korten, met minder loon. Het bedrijf kan alleen over de uren praten. Vraag het schriftelijk 15 dagen vooraf. Bij een nee gaat u binnen 20 werkdagen naar de rechter.',
  },
  'es.ask.not-registered': {
    says: 'U hebt alle rechten, ook zonder papier. Bewaar berichten, foto’s en namen. Meld het bij de Inspección de Trabajo, ook zonder naam. Voor loon hebt u een jaar, bij ontslag 20 werkdagen.',
  },
  'es.ask.overtime': {
    says: 'Schrijf uw uren zelf op. Overuren worden betaald of binnen vier maanden als rust gegeven, en meestal mag u weigeren. U hebt een jaar om te eisen.',
  },
  'es.ask.holiday-days': {
    says: 'U hebt minstens 30 kalenderdagen per jaar en moet de data twee maanden vooraf weten. Stelt het bedrijf andere vast, ga dan binnen 20 werkdagen naar de rechter.',
  },
  'es.ask.hours-changed': {
    says: 'Vraag het op papier. Voor een grote wijziging geldt een termijn van 15 dagen, voor een overplaatsing 30. Vecht die binnen 20 werkdagen aan. Schaadt het u, dan mag u vaak weg met 20 dagen loon per jaar.',
  },
}
