/** The French words of the rows in ../enquiry-builder-wants-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDER_WANTS_MONEY_FR: Words = {
  'gb.ask-consumer.builder-wants-rest': {
    says: 'Le travail doit être fait avec soin et compétence. Listez chaque défaut par écrit et fixez une date pour réparer, gratuitement et vite. Sinon vous pouvez demander une réduction, ou le prix d’un autre artisan. Vous pouvez retenir une somme juste ; dites-le par écrit. Photos et rapport, puis conciliation du métier ou small claims. Il ne peut entrer sans votre oui pour reprendre ce qui est posé.',
  },
  'gb.ask-consumer.builder-takes-back': {
    says: 'Un artisan ne peut entrer sans votre oui, ni reprendre ce qui est posé chez vous. Écrivez : pas d’entrée, tout par écrit désormais, et pourquoi vous retenez l’argent. Gardez ses messages. S’il vient menacer, porte fermée : 999 en danger, sinon 101. Un agent de recouvrement n’a pas non plus le droit d’entrer ni de prendre. Seul un tribunal peut ordonner de payer. Citizens Advice aide.',
  },
  'gb.ask-consumer.no-cancellation-form': {
    says: 'Un contrat conclu chez vous donne en général 14 jours pour annuler par écrit. Si personne ne vous l’a dit par écrit, cela peut durer jusqu’à un an de plus. Pour un travail commencé alors sans demande écrite, vous ne devez peut-être rien. Réparations urgentes demandées, sur mesure et matériaux posés peuvent être exclus. Prenez conseil avant : Citizens Advice.',
  },
}
