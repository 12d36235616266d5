/** Questions about judgments, court claims and the letter that comes before: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COURT_FR: Words = {
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Agissez maintenant. Demandez au tribunal d’annuler la décision (set aside) avec le formulaire N244. Dites quand vous l’avez appris, où sont partis les papiers, et pourquoi vous ne devez pas la somme.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Agissez vite. Demandez au tribunal de l’annuler par le N244. Dites quand vous l’avez appris, que les papiers sont allés à une ancienne adresse et quelle est votre défense. L’annulation l’efface du registre. Payer après le premier mois ne l’efface pas : il reste six ans comme payé. Il y a des frais ; EX160 peut aider.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Payez tout dans le mois, et elle sort du registre. Sinon, elle reste six ans à partir de la décision (judgment). Si vous payez plus tard, elle apparaît comme payée.',
    dependsOn: 'si vous payez tout dans le mois',
  },
  'gb.ask-debt.court-claim': {
    says: 'Envoyez tout de suite l’accusé de réception (acknowledgment of service). Vous avez 14 jours à partir de la remise officielle pour cela, et 28 jours à partir d’elle pour vous défendre. Ne l’ignorez pas.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Répondez dans les 30 jours après la date de la lettre. Utilisez le formulaire de réponse (Reply Form), et demandez les papiers utiles. Ils devraient alors attendre avant le tribunal.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: "Appelez aujourd'hui le greffe indiqué sur le jugement. Demandez le formulaire pour l'annuler (set aside). Dites quand vous l'avez appris, pourquoi vous n'avez pas répondu et votre défense.",
  },
}
