/** What people believe of squatters and of children left out of a will, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS_FR: Words = {
  'gb.ask-home.squatters': {
    says: 'En Angleterre et au pays de Galles, vivre en squatteur dans un logement est un délit. C’est vrai même si personne n’y vivait, par exemple après un décès. Appelez la police au 101 et montrez que le logement est à vous ; en danger, le 999. N’entrez pas de force tant qu’ils sont là : cela peut être un délit. Un locataire qui reste n’est pas un squatteur. Si la police ne fait rien, demandez au tribunal une interim possession order. Faites-le dans les 28 jours après l’avoir appris.',
  },
  'gb.ask-home.squatters-scotland': {
    says: 'En Écosse, vivre sans permission dans le logement ou sur le terrain d’autrui est un délit. Appelez la police au 101 et montrez que c’est à vous ; en danger, le 999. Si elle ne fait rien, un avocat peut demander au sheriff court d’ordonner leur départ. N’usez pas de force et ne coupez ni courant ni eau.',
  },
  'gb.ask-family.left-out-scotland': {
    says: 'En Écosse, aucun testament ne peut laisser un enfant sans rien, même adulte. Ces « legal rights » donnent aux enfants ensemble la moitié de l’argent et des biens meubles. C’est un tiers si le conjoint ou partenaire civil vit encore. La maison et les terres ne comptent pas. Écrivez à l’exécuteur que vous les demandez. Vous perdez alors ce que le testament vous donne. Les beaux-enfants n’ont pas ce droit. Il s’éteint après 20 ans.',
  },
  'gb.ask-family.left-out-england': {
    says: 'En Angleterre et au pays de Galles, un testament peut écarter un enfant. Mais même un enfant adulte peut demander au tribunal de quoi vivre. De même le conjoint, le partenaire après deux ans ou une personne à charge. Il faut agir dans les six mois du grant of probate. Demandez à la Probate Registry de vous prévenir. Les adultes qui s’en sortent bien n’ont souvent rien. Voyez d’abord un avocat : cela peut coûter cher.',
  },
}
