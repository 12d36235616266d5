/** The French words of the rows in ../enquiry-fired-for-cause.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_CAUSE_FR: Words = {
  'ca.fact.fired-for-cause': {
    says: 'Ne les croyez pas sur parole : la cause est dure à prouver, et une erreur suffit rarement. Sans elle, préavis ou indemnité est dû, souvent bien au-delà du minimum. Dans une banque, un transporteur aérien, un télécom ou le camionnage, plainte gratuite pour congédiement injuste en 90 jours, après 12 mois. Ne signez rien, voyez un avocat.',
  },
  'ca.fact.touched-at-work': {
    says: 'C’est du harcèlement sexuel, interdit par la loi. Notez chaque fois, dates et témoins, gardez les messages. Plaignez-vous par écrit : l’employeur doit enquêter et ne peut vous punir. Saisissez l’organisme des droits de la personne dans l’année. Si vous devez partir, l’AE peut payer. Pour une agression, vous pouvez appeler la police.',
  },
  'ca.fact.vacation-in-rate-on': {
    says: 'Pas sans votre accord écrit. En Ontario, l’indemnité de vacances est d’au moins 4 %, ou 6 % après cinq ans. Elle ne peut être payée à chaque paie que si vous l’avez accepté par écrit et que le bulletin la montre à part. Sinon, elle est encore due. Demandez par écrit, puis plainte gratuite au ministère du Travail en deux ans.',
  },
}
