/** Questions about fees that a letting agent asks of a tenant: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_FEES_FR: Words = {
  'gb.ask-housing.fee-banned': {
    says: 'Non. En Angleterre, bailleur ou agence ne peut rien facturer pour l’état des lieux, l’inventaire, les références, les frais de dossier, le renouvellement ou le ménage, même si le bail le dit. Sont permis : loyer, factures, dépôt plafonné, une semaine de réservation, clés perdues, intérêts de retard, changement demandé par vous. Réclamez-le par écrit. Trading Standards et le tribunal aident.',
  },
  'gb.ask-housing.wales-fees': {
    says: 'Non. Au pays de Galles, on ne peut demander que le loyer, un dépôt, une semaine au plus de réservation et quelques sommes pour vos manquements, factures ou council tax. Les frais de sortie, d’inventaire, de références, de dossier et de renouvellement sont interdits. Réclamez-les par écrit. Rent Smart Wales et la commune peuvent agir.',
  },
  'gb.ask-housing.scotland-fees': {
    says: 'Non. En Écosse, on ne peut demander que le loyer et un dépôt de deux mois au plus. Tout autre frais pour commencer, renouveler ou continuer le bail est interdit : références, vérification de crédit, inventaire, dossier. Réclamez-le par écrit, puis saisissez le First-tier Tribunal.',
  },
}
