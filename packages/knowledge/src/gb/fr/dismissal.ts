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
  'gb.job.step-appeal': {
    says: 'Faites un recours écrit avant la date de la lettre. Dites ce qui est faux : les faits, les étapes suivies, ou le traitement des autres.',
  },
  'gb.job.step-dates': {
    says: 'Notez le jour où votre emploi finit. Le délai pour agir part de là : six mois s’il a fini le 1er octobre 2026 ou après.',
  },
  'gb.job.step-papers': {
    says: 'Réunissez contrat, fiches de paie, lettres, messages et notes de réunions. Faites-le avant de perdre l’accès.',
  },
  'gb.job.step-help': {
    says: 'Appelez cette semaine Acas, votre syndicat ou Citizens Advice. C’est gratuit.',
  },
  'gb.job.step-sign': {
    says: 'Ne signez pas encore un accord de départ (settlement agreement). Il vous lie seulement si un conseiller indépendant vous a conseillé.',
  },
  'gb.job.step-ni': {
    says: 'Appelez maintenant la Labour Relations Agency. Vous avez trois mois pour la plupart des demandes.',
  },
  'gb.job.right-reasons': {
    says: 'Après deux ans dans l’emploi, vous pouvez demander les raisons par écrit. Elles doivent venir dans les 14 jours.',
  },
  'gb.job.right-notice': {
    says: 'Après un mois, vous avez au moins une semaine de préavis. Après deux ans, c’est une semaine par année, jusqu’à douze.',
  },
  'gb.job.right-holiday': {
    says: 'On doit vous payer les congés acquis et non pris.',
  },
  'gb.job.right-legal-right': {
    says: 'Si vous avez perdu l’emploi pour avoir demandé un droit légal, comme une fiche de paie ou des pourboires, c’est injuste dès le premier jour. Aucune durée dans l’emploi n’est exigée.',
  },
  'gb.job.right-unfair': {
    says: 'Après deux ans dans l’emploi, vous pouvez attaquer un licenciement injuste (unfair dismissal). Certaines raisons, comme la grossesse ou l’alerte (whistleblowing), n’exigent aucune durée.',
  },
  'gb.job.right-equal': {
    says: 'Vous ne devez pas perdre votre emploi pour votre âge, sexe, origine (race), handicap, grossesse, religion ou pour qui vous aimez. Cela vaut dès le premier jour.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Après deux ans dans l’emploi, vous avez une indemnité de licenciement économique (redundancy pay). Elle dépend de votre âge, de votre paie et de vos années.',
  },
  'gb.job.right-alternative': {
    says: 'S’ils offrent un autre poste, vous pouvez l’essayer quatre semaines. S’il ne convient pas, vous gardez votre indemnité (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Après deux ans dans l’emploi, vous avez un temps libre raisonnable pendant le préavis pour chercher du travail.',
  },
  'gb.job.right-group': {
    says: 'Si 20 postes ou plus partent dans un même lieu en 90 jours, ils doivent d’abord parler au personnel, pendant au moins 30 jours.',
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
