/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ch.ask.rise': {
    says: 'Seulement sur la formule officielle du canton, motivée, au moins dix jours avant le début du préavis. Une hausse par simple lettre ou e-mail est nulle : écrivez-le et payez l’ancien loyer. Sur la formule ? Vous avez trente jours dès la réception pour la contester gratuitement à l’autorité de conciliation.',
    dependsOn: 'la formule et le motif',
  },
  'ch.ask.rent-late': {
    says: 'Payez tout le dû dans les 30 jours fixés par écrit, et vous gardez le logement : une part ne suffit pas. La lettre doit aussi menacer de résilier. Ensuite, le bailleur peut résilier avec 30 jours pour une fin de mois. Demandez aujourd’hui au service social, à la famille ou à une fondation. Seul un tribunal peut expulser.',
  },
  'ch.ask.lower-rent': {
    says: 'Demandez par écrit une baisse pour le prochain terme de résiliation. Sans réponse en 30 jours, ou en cas de refus, saisissez la conciliation dans les 30 jours. C’est gratuit.',
  },
  'ch.ask.extra-costs': {
    says: 'Vous ne devez que les frais nommés au bail, au coût réel. Demandez à voir les factures avant de payer. En cas de désaccord, la conciliation est gratuite.',
  },
}
