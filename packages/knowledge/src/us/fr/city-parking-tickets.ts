/** The French words of the rows in ../city-parking-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_PARKING_TICKETS_FR: Words = {
  'us.ticket.ca-parking': {
    says: 'En Californie, vous pouvez demander un premier examen gratuit dans les 21 jours après une amende de stationnement, ou 14 jours après un avis envoyé. Une audience vient ensuite.',
  },
  'us.ticket.ny-parking': {
    says: 'Dans la ville de New York, vous avez 30 jours pour répondre à une amende de stationnement avant que les frais montent. Vous pouvez demander une audience en ligne ou par courrier.',
  },
  'us.ticket.tx-parking': {
    says: 'Au Texas, vous pouvez demander une audience sur une amende de stationnement de la ville, et faire appel au tribunal de la ville (municipal court).',
  },
  'us.ticket.il-parking': {
    says: 'Dans l’Illinois, une ville doit offrir une audience sur une amende de stationnement ou de caméra, en personne ou par courrier.',
  },
  'us.ticket.nj-parking': {
    says: 'Dans le New Jersey, une amende de stationnement va au tribunal de la ville (municipal court). Vous pouvez y plaider non coupable (not guilty).',
  },
  'us.ticket.ma-parking': {
    says: 'Dans le Massachusetts, vous avez 21 jours pour payer ou contester une amende de stationnement.',
  },
  'us.ticket.oh-parking': {
    says: 'Dans l’Ohio, vous pouvez répondre à une amende de stationnement en payant, en expliquant ou en la niant, et demander une audience.',
  },
  'us.ticket.pa-parking': {
    says: 'En Pennsylvanie, vous pouvez plaider non coupable pour une amende de parking et être entendu. À Philadelphie, contestez-la au Bureau of Administrative Adjudication.',
  },
}
