/** The French words of the rows in ../work-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_SUSPENSION_FR: Words = {
  'fr.kept-from-work.want': {
    says: 'Votre employeur vous écarte du travail jusqu’à sa décision sur une faute (mise à pied conservatoire). Vous n’êtes pas licencié.',
  },
  'fr.kept-from-work.reality': {
    says: 'Ce n’est pas encore une sanction. Mais on pense à un licenciement pour faute grave : prenez conseil maintenant.',
  },
  'fr.kept-from-work.right-pay': {
    says: 'Le salaire peut s’arrêter ces jours-là. Si à la fin il n’y a pas de faute grave, on doit tout vous payer.',
  },
  'fr.kept-from-work.right-meeting': {
    says: 'On doit vous convoquer tout de suite à un entretien préalable. Vous pouvez venir avec un collègue, ou un conseiller sans représentants du personnel.',
  },
  'fr.kept-from-work.right-month': {
    says: 'La décision doit venir dans le mois qui suit l’entretien. Une faute connue depuis plus de deux mois ne peut être punie.',
  },
  'fr.kept-from-work.step-away': {
    says: 'N’allez pas au travail, comme demandé, mais restez joignable. Écrivez que vous êtes prêt à travailler et contestez les faits.',
  },
  'fr.kept-from-work.step-proof': {
    says: 'Réunissez vos preuves maintenant : messages, plannings, noms de témoins. Devant le juge, le doute vous profite.',
  },
  'fr.kept-from-work.warn-resign': {
    says: 'Ne démissionnez pas sous la colère. Vous pourriez perdre le chômage et vos droits.',
  },
  'fr.kept-from-work.option-help': {
    says: 'Un syndicat, ou un conseiller de la liste en mairie, peut venir avec vous gratuitement.',
    title: 'Trouver quelqu’un pour l’entretien',
    cost: 'Gratuit.',
    time: 'Avant l’entretien.',
    risk: 'Aucun.',
    bestFor: 'Toute personne mise à pied.',
  },
  'fr.suspended.want': {
    says: 'Votre employeur vous punit par des jours sans travail ni salaire (mise à pied disciplinaire). Vous gardez votre emploi.',
  },
  'fr.suspended.right': {
    says: 'Il faut d’abord un entretien, des motifs écrits, une faute connue depuis moins de deux mois et une durée prévue au règlement intérieur. Sinon, un juge peut l’annuler et vous êtes payé.',
  },
  'fr.suspended.step': {
    says: 'Respectez-la, mais répondez par écrit si elle est fausse ou trop dure. Demandez le règlement intérieur et voyez un syndicat ou un délégué.',
  },
}
