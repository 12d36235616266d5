/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ch.ask.rise': {
    says: 'Il faut la formule officielle au moins dix jours avant le début du délai de congé. Vous avez trente jours pour la contester gratuitement.',
    dependsOn: 'la formule et le motif',
  },
  'ch.ask.rent-late': {
    says: 'Le bailleur doit d’abord vous fixer 30 jours par écrit et annoncer la fin du bail. Si vous payez dans ce délai, vous gardez le logement. Ensuite, seul un tribunal peut vous expulser.',
  },
  'ch.ask.lower-rent': {
    says: 'Demandez par écrit une baisse pour le prochain terme de résiliation. Sans réponse en 30 jours, ou en cas de refus, saisissez la conciliation dans les 30 jours. C’est gratuit.',
  },
  'ch.ask.extra-costs': {
    says: 'Vous ne devez que les frais nommés au bail, au coût réel. Demandez à voir les factures avant de payer. En cas de désaccord, la conciliation est gratuite.',
  },
}
