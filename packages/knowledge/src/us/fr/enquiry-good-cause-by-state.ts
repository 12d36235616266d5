/** Questions about having to leave without a lease, in states where the landlord needs a cause: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOOD_CAUSE_BY_STATE_FR: Words = {
  'us.state.nj.ask-no-lease': {
    says: 'Dans le New Jersey, la fin du bail n’est pas une raison : il continue au mois. Il faut une cause de l’Anti-Eviction Act, le préavis de cette cause et un jugement. Changer les serrures est interdit. Exception principale : le propriétaire vit dans la maison et loue deux logements au plus. Payez et restez. Si le tribunal écrit, appelez legal aid.',
  },
  'us.state.ca.ask-no-lease': {
    says: 'En Californie, après 12 mois dans le logement, il faut en général une cause légale (just cause). La fin du bail n’en est pas une, refuser un bail semblable peut l’être. Sans faute, un mois de loyer vous est dû. Exclus : moins de 15 ans, logement partagé avec le propriétaire, bien des maisons et condos. Là, 30 jours, 60 après un an. Des villes protègent plus. Seul un tribunal peut expulser.',
  },
  'us.state.or.ask-no-lease': {
    says: 'Dans l’Oregon, après la première année, il faut en général une cause de la loi ; la fin du bail n’en est pas une. Ce peut être votre faute ou la vente à qui y vivra. Il faut alors 90 jours, et un mois de loyer dès cinq logements. Un propriétaire qui habite un des deux logements sur place peut donner 60 jours. La première année, 30 peuvent suffire, 90 à Portland. Seul un tribunal peut expulser.',
  },
  'us.state.wa.ask-no-lease': {
    says: 'Dans l’État de Washington, une location au mois ne prend fin que pour une cause prévue par la loi, écrite dans l’avis. La fin du bail ne suffit que pour certains baux, comme un premier de six mois ou plus, avec 60 jours de préavis avant. Emménager ou vendre une maison demande 90 jours. Payez, exigez la cause par écrit, appelez legal aid. Seul un tribunal peut expulser.',
  },
  'us.state.ny.ask-no-lease': {
    says: 'À New York City et là où vaut la loi Good Cause, bien des propriétaires doivent avoir une raison, même sans bail. Les loyers stabilisés sont protégés aussi. Exclus en général : dix logements ou moins, bâti après 2008. Ailleurs, préavis écrit : 30 jours, 60 après un an, 90 après deux. Payez. Seul un tribunal peut expulser ; vous enfermer dehors est un délit.',
    dependsOn: 'où est le logement et combien en a le propriétaire',
  },
  'us.state.co.ask-no-lease': {
    says: 'Au Colorado, après 12 mois dans le logement, il faut en général une cause prévue par la loi ; la fin du bail n’en est pas une. Une raison sans faute de vous, comme une vente, demande 90 jours par écrit. Est exclu, par exemple, le logement partagé avec le propriétaire. Avant 12 mois, un préavis écrit est dû. Payez. Seul un tribunal peut expulser.',
  },
}
