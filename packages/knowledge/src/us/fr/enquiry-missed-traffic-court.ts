/** Questions about a missed day in court over a traffic ticket: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_TRAFFIC_COURT_FR: Words = {
  'us.fact.missed-traffic-court': {
    says: 'Appelez ou voyez maintenant le greffe (clerk) de ce tribunal, avant un contrôle. Demandez s’il y a un mandat (warrant), comment lever l’absence, une nouvelle date ou à payer. Prouvez l’erreur et donnez votre nouvelle adresse. Vérifiez si le permis est suspendu ; si oui, ne conduisez pas. En cas de mandat, un avocat ou public defender peut demander au juge de le retirer.',
  },
}
