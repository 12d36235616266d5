/** The French words of Spain: fines off the road. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_FR: Words = {
  'es.town-fine.want': {
    says: "Un bureau veut vous infliger une amende (sanción). Il ne s'agit pas de circulation : la moitié du prix des amendes de la route ne vaut donc pas.",
  },
  'es.town-fine.who': {
    says: "C'est un bureau public, comme votre mairie. Une fois l'amende définitive, il peut la recouvrer sans juge.",
  },
  'es.town-fine.rights': {
    says: "Vous pouvez dire ce qui s'est passé et envoyer des preuves (alegaciones) dans les jours indiqués. C'est à eux de prouver, pas à vous.",
  },
  'es.town-fine.reality': {
    says: "Un dossier est ouvert. Aucune amende n'est encore décidée. Si vous ne dites rien, la proposition peut devenir la décision.",
  },
  'es.town-fine.step-file': {
    says: "Demandez à voir le dossier (expediente) : qui l'a vu, les photos, et quelle règle vous auriez enfreinte.",
  },
  'es.town-fine.right-less': {
    says: 'Reconnaître les faits enlève au moins 20 %, et payer avant la décision enlève encore au moins 20 %. En échange, vous renoncez au recours devant le bureau.',
  },
  'es.town-fine.right-lapse': {
    says: "Le bureau doit décider et vous le dire à temps : trois mois depuis l'ouverture, sauf si ses règles prévoient plus. Après, le dossier tombe (caducidad). Dites-le.",
  },
  'es.town-fine.right-old': {
    says: 'Une infraction légère est trop ancienne après six mois, une grave après deux ans, sauf si sa loi dit autre chose.',
  },
  'es.town-fine.option-answer': {
    says: "Écrivez ce qui s'est passé, ajoutez photos ou témoins et le numéro du dossier. Déposez-le à n'importe quel registre public.",
    title: 'Envoyer votre version (alegaciones)',
    cost: 'Rien.',
    time: 'Les jours indiqués. Samedis, dimanches et jours fériés ne comptent pas en jours ouvrables.',
    risk: 'Vous perdez le prix réduit si vous ne payez pas avant.',
    bestFor: "Ce n'était pas vous, ou ils ne peuvent pas le montrer.",
  },
}
