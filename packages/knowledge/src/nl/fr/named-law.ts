/** Contrainte pour amende, voiture louée, taxe de stationnement, taxes communales, allocations, huissier, eau et charges : les lignes des Pays-Bas en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'nl.fine.right-parking-tax': {
    says: 'C’est une taxe de la commune, pas une amende. C’est le prix du stationnement plus des frais, qui ont un maximum.',
  },
  'nl.tax.right-woz': {
    says: 'Vous pouvez demander à la commune le rapport sur la valeur de votre maison, et la contester dans les six semaines.',
  },
  'nl.tax.right-waiver': {
    says: 'Avec peu de revenus et d’épargne, vous pouvez demander à la commune une remise de ses taxes (kwijtschelding).',
  },
  'nl.benefit.right-allowance': {
    says: 'Vous pouvez rendre une allocation (toeslag) en plusieurs fois. Demandez un plan selon ce qui vous reste.',
  },
  'nl.benefit.right-uwv': {
    says: 'L’UWV peut réclamer le trop-payé. Pour des raisons pressantes (dringende redenen), il peut demander moins ou rien.',
  },
  'nl.benefit.right-uwv-fine': {
    says: 'Vous devez signaler tout changement à l’UWV. L’amende doit suivre votre part de faute : souvent la moitié de la somme, moins si elle est faible, rien sans faute. Un avertissement peut suffire.',
  },
  'nl.bailiff.right-fees': {
    says: 'La loi fixe ce qu’un huissier peut vous compter pour chaque acte. Demandez une liste et comparez.',
  },
  'nl.utility.right-water': {
    says: 'Avant de couper l’eau, on doit vous envoyer des rappels et une offre d’aide pour vos dettes.',
  },
  'nl.rent.right-service-costs': {
    says: 'Chaque année, dans les six mois après sa fin, le bailleur doit montrer les vraies charges. Vous ne payez pas plus.',
  },
  'nl.rent.step-service-costs': {
    says: 'Demandez à voir les factures. Sans accord, la Huurcommissie peut décider.',
  },
  'nl.mortgage.right-private-sale': {
    says: 'La banque ne peut faire vendre la maison que par un notaire. Vous pouvez demander au juge une vente privée, qui rapporte souvent plus.',
  },
  'nl.debt.right-sold': {
    says: 'Si la dette a été vendue, demandez la preuve de la vente et le premier contrat. La vente ne compte pour vous qu’une fois annoncée.',
  },
  'nl.copyright.warn-costs': {
    says: 'En justice, le perdant paie ici les vrais frais d’avocat de l’autre. Si la photo était à eux, faites tôt une offre juste.',
  },
  'nl.benefit.right-svb': {
    says: 'Pour des raisons pressantes (dringende redenen), la SVB peut demander moins, ou rien. Écrivez ce que la dette vous fait et ce que vous aviez signalé.',
  },
}
