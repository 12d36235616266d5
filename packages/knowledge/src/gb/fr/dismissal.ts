/** Le licenciement : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_FR: Words = {
  'gb.job.want': {
    says: 'Votre employeur dit que votre emploi finit, ou peut finir. La lettre devrait dire pourquoi et à partir de quel jour.',
  },
  'gb.job.rights-summary': {
    says: 'Vous pouvez faire un recours, demander les raisons, et recevoir préavis et congés payés. Si c’était injuste, vous pouvez aller au tribunal.',
  },
  'gb.job.reality': {
    says: 'Une lettre n’est pas la fin. Beaucoup de décisions changent après un recours ou finissent par un accord. Mais les délais sont stricts.',
  },
  'gb.job.who': {
    says: 'Votre employeur doit agir avec équité, suivre ses propres règles et respecter le code d’Acas (Acas Code).',
  },
  'gb.job.know-acas': {
    says: 'Vous devez contacter Acas avant de pouvoir aller au tribunal (tribunal). C’est gratuit, et cela mène souvent à un accord sans audience.',
    learnMore:
      'Cela s’appelle conciliation préalable (early conciliation). Elle peut durer jusqu’à douze semaines et elle suspend le délai.',
  },
  'gb.job.ni': {
    says: 'En Irlande du Nord, vous avez trois mois pour agir. Vous devez d’abord contacter la Labour Relations Agency.',
  },
  'gb.job.option-appeal': {
    says: 'Envoyez une courte lettre avec vos raisons avant la date donnée.',
    title: 'Faire un recours à votre employeur',
    cost: 'Rien.',
    time: 'Quelques jours pour écrire.',
    risk: 'Faible. Cela n’arrête pas le délai du tribunal.',
    bestFor: 'Vous pensez que la décision ou les étapes étaient fausses.',
  },
  'gb.job.option-acas': {
    says: 'Acas parle aux deux côtés pour trouver un accord.',
    title: 'Commencer la conciliation préalable avec Acas',
    cost: 'Rien.',
    time: 'Jusqu’à douze semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez de l’argent ou une juste recommandation (reference) sans audience.',
  },
  'gb.job.option-settle': {
    says: 'Parlez de la paie, de la date, d’une recommandation (reference) et de ce qui sera dit aux autres.',
    title: 'Négocier votre départ',
    cost: 'Rien. Ils paient souvent votre conseiller.',
    time: 'Quelques semaines.',
    risk: 'En signant, vous renoncez à des demandes.',
    bestFor: 'Vous préférez partir avec un accord.',
  },
  'gb.job.warn-time': {
    says: 'Si votre emploi a fini avant le 1er octobre 2026, vous avez seulement trois mois moins un jour pour contacter Acas.',
  },
  'gb.job.warn-appeal-clock': {
    says: 'Un recours à votre employeur n’arrête pas le délai pour aller au tribunal.',
  },
  'gb.job.insight-selection': {
    says: 'Pour un licenciement économique (redundancy), ils doivent choisir avec équité, vous donner vos notes et chercher d’autres postes pour vous.',
    actionable: 'Demandez vos notes, la liste des critères et les postes libres.',
  },
  'gb.job.insight-gross': {
    says: 'Un licenciement sans préavis vaut seulement pour des fautes très graves, et seulement après une audition juste.',
    actionable:
      'Demandez les preuves et les notes de la réunion. Dites dans le recours ce qu’ils ont oublié.',
  },
  'gb.job.change-time': {
    says: 'Depuis le 1er octobre 2026, vous avez six mois, et non trois, pour la plupart des demandes au tribunal. Cela vaut pour un licenciement à partir de ce jour.',
    was: 'La plupart des demandes au tribunal devaient commencer dans les trois mois moins un jour.',
    is: 'Pour les licenciements de ce jour ou après, c’est six mois.',
  },
  'gb.job.acas-six-months': {
    says: 'Vous avez six mois moins un jour depuis la fin du travail. Nous comptons 180 jours depuis la lettre, par sûreté.',
    action: 'Contacter Acas, si vous voulez peut-être agir',
    consequence: 'Après le délai, un tribunal n’examine le plus souvent plus votre demande.',
  },
}
