/** The French words of the rows in ../state-owned-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OWNED_HOMES_FR: Words = {
  ...stateWords('deficiency', {
    AZ: 'après la vente d’une petite maison (trustee’s sale), le prêteur ne peut le plus souvent pas demander le reste. Sinon il a 90 jours pour agir',
    GA: 'le prêteur ne peut demander le reste que s’il a demandé à un juge dans les 30 jours de confirmer la vente',
    IL: 'un juge ne peut ordonner le reste dans cette affaire que si les papiers vous ont été remis en personne ou si vous y avez pris part',
    MA: 'le prêteur doit écrire 21 jours avant la vente qu’il peut demander le reste, et agir dans les deux ans',
    MI: 'vous pouvez dire que la maison valait ce que vous deviez, si le prêteur l’a achetée lui-même à la vente',
    NC: 'un vendeur qui vous a prêté le prix ne peut pas demander le reste. Avec un autre prêteur, dites que la maison valait plus',
    NJ: 'le prêteur doit le plus souvent agir pour le reste dans les trois mois après la vente. Vous pouvez dire que la maison valait plus',
    OH: 'un jugement pour le reste d’un prêt logement ne peut le plus souvent servir que deux ans après la vente',
    WA: 'après la vente de votre maison (trustee’s sale), le prêteur ne peut le plus souvent pas vous demander le reste',
  }),
  ...stateWords('dues-lien', {
    AZ: 'une association ne peut saisir que pour des charges en retard de 18 mois ou atteignant 10 000 $, pas pour des amendes. Demandez un plan de paiement',
    CA: 'une lettre détaillée doit arriver 30 jours avant un droit sur la maison (lien). Pour moins de 1 800 $ et moins de 12 mois, ils ne peuvent pas saisir la maison (foreclose)',
    FL: 'une association doit vous prévenir par écrit 45 jours avant un droit sur la maison (lien), et encore 45 jours avant une saisie (foreclosure)',
    NY: 'une copropriété (condominium) doit aller en justice pour saisir à cause des charges. Vous pouvez y répondre',
    PA: 'le droit (lien) d’un lotissement pour des charges finit le plus souvent s’il n’agit pas dans les quatre ans',
    TX: 'une association a le plus souvent besoin d’un tribunal pour saisir la maison. Vous pouvez la racheter dans les 180 jours après la vente',
    'MA OH':
      'un privilège (lien) pour des charges ne peut faire vendre un logement que par un tribunal. Demandez un compte complet et un plan',
    GA: 'une association ne peut prendre une maison pour des charges que par un tribunal, pour une grosse somme, et 30 jours après une lettre recommandée',
    IL: 'le conseil doit vous donner 30 jours par écrit pour payer avant d’agir en justice pour votre logement',
    MI: 'une association doit inscrire l’avis du privilège (lien) et vous l’envoyer avant de faire vendre votre logement',
    NC: 'l’association doit écrire 15 jours avant de déposer un privilège (lien). Le greffe (clerk) doit vous entendre avant une vente',
    NJ: 'un privilège (lien) pour des charges de copropriété ne compte qu’une fois inscrit. Vous pouvez demander à l’association de régler le litige',
    WA: 'l’association doit vous avertir deux fois par écrit, et son conseil doit voter, avant de saisir pour des charges',
  }),
  ...stateWords('home-tax-relief', {
    'CA FL GA IL NY PA TX':
      'ceux qui vivent dans leur propre logement paient le plus souvent moins de taxe foncière. L’âge ou un handicap peut la baisser encore. Il faut le demander',
    'AZ MA MI NC NJ OH WA':
      'la loi baisse la taxe du logement pour beaucoup de propriétaires âgés, handicapés ou pauvres et d’anciens soldats. Demandez le formulaire au comté ou à la ville',
  }),
}
