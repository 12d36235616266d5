/** The French words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_FR: Words = {
  'de.maintenance.want': {
    says: 'On veut savoir ce que vous gagnez pour calculer la pension de l’enfant (Kindesunterhalt).',
  },
  'de.maintenance.reality': {
    says: 'Vous devez répondre sur vos revenus. Mais la somme dépend de ce que vous gagnez et de vos besoins.',
  },
  'de.maintenance.right-own': {
    says: 'Vous gardez de quoi vivre (Selbstbehalt). Pour de jeunes enfants, vous devez tout faire pour gagner.',
  },
  'de.maintenance.right-past': {
    says: 'Pour le passé, vous ne devez qu’à partir du mois de la première demande claire.',
  },
  'de.maintenance.right-two-years': {
    says: 'Ils ne peuvent redemander vos revenus qu’après deux ans, sauf s’ils montrent que vous gagnez bien plus.',
  },
  'de.maintenance.right-minimum': {
    says: 'Un minimum par âge s’applique et change chaque année. La moitié du Kindergeld est déduite.',
  },
  'de.maintenance.right-change': {
    says: 'Vous gagnez bien moins ? Le titre reste valable tant qu’il n’est pas changé. Demandez le changement tout de suite.',
  },
  'de.maintenance.warn-sign': {
    says: 'Un acte signé au Jugendamt s’exécute comme un jugement. Faites vérifier la somme avant de signer.',
  },
  'de.maintenance.step-answer': {
    says: 'Envoyez à temps douze fiches de paie, avec loyer, dettes et autres enfants. Demandez plus de temps si besoin.',
  },
  'de.maintenance.step-pay': {
    says: 'Payez chaque mois ce que vous devez sûrement, avec l’enfant et le mois. Ne rien payer peut être un délit.',
  },
  'de.maintenance.option-lawyer': {
    says: 'Faites calculer la somme par un avocat en droit de la famille. Avec peu de revenus, demandez un bon au tribunal.',
    title: 'Faire calculer la somme',
    cost: '15 € avec le bon.',
    time: 'Avant la date de la lettre.',
    risk: 'Aucun.',
    bestFor: 'Vous gagnez peu ou avez d’autres enfants.',
  },
}
