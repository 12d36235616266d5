/** The French words of the rows in ../enquiry-rent-caps-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_CAPS_BY_STATE_FR: Words = {
  'us.fact.rent-cap-washington': {
    says: 'Dans l’État de Washington, le loyer peut monter de 7 % plus l’inflation au plus, jamais plus de 10 %, en 12 mois. Il faut 90 jours d’avis écrit sur le formulaire, et aucune hausse la première année. Les logements de moins de 12 ans et quelques autres sont exclus. Payez l’ancien loyer, objectez par écrit, plaignez-vous à l’attorney general.',
  },
  'us.state.or.ask-rent-cap': {
    says: 'En Oregon, le loyer peut monter une fois en 12 mois, de 7 % plus l’inflation au plus et jamais plus de 10 %. Il faut 90 jours d’avis écrit, et rien la première année. Les logements de moins de 15 ans sont exclus. Si c’est trop, dites-le par écrit, payez l’ancien loyer et appelez legal aid.',
  },
  'us.state.ca.ask-rent-cap': {
    says: 'En Californie, le loyer peut en général monter de 5 % plus l’inflation au plus, jamais plus de 10 %, en 12 mois. Il faut 30 jours d’avis écrit. Les logements de moins de 15 ans et beaucoup de maisons sont exclus. Certaines villes permettent moins. Si c’est trop, objectez par écrit et voyez la ville ou legal aid.',
  },
  'us.ask-state.no-rent-cap': {
    says: 'Votre État ne plafonne pas la plupart des loyers. Pendant un bail à terme, le loyer reste, sauf clause contraire. Ensuite, ou au mois, il peut monter avec un avis écrit, souvent 30 jours. Il ne peut pas monter pour punir une plainte. Négociez moins ou un bail plus long avant de répondre.',
    dependsOn: 'si votre bail court encore',
  },
}
