/** The French words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_FR: Words = {
  'de.crimend.offer-want': {
    says: 'Le parquet ou le tribunal offre de clore l’affaire si vous payez ou faites quelque chose à temps (§ 153a). C’est votre choix.',
  },
  'de.crimend.offer-clean': {
    says: 'Ce n’est pas une condamnation et ne figure pas au casier. Vous êtes présumé innocent. Payez tout à temps, sinon l’affaire reprend sans remboursement.',
  },
  'de.crimend.offer-no': {
    says: 'Vous pouvez refuser ou demander moins, des parts ou du temps. Rien fait ? Faites d’abord voir le dossier à un avocat : l’affaire peut finir sans somme.',
  },
  'de.crimend.prison-want': {
    says: 'On vous appelle en prison parce qu’une amende pénale n’est pas payée (Ersatzfreiheitsstrafe). Tout payer y met fin aussitôt. Payer une partie la raccourcit.',
  },
  'de.crimend.prison-half': {
    says: 'L’amende est devenue définitive le 1er février 2024 ou après ? Alors deux jours-amende font un jour de prison. Une lettre qui compte un jour par taux se trompe : faites recalculer. Pour les plus anciennes, un taux reste un jour.',
  },
  'de.crimend.prison-work': {
    says: 'Demandez aussitôt au parquet de payer en petites parts ou par un travail d’intérêt général (gemeinnützige Arbeit). Une grande dureté peut l’arrêter. La Gerichtshilfe est gratuite.',
  },
  'de.crimend.step': {
    says: 'Écrivez aujourd’hui avec le numéro : ce que vous pouvez payer par mois, revenus et loyer, ou que vous acceptez. Demandez une réponse écrite.',
  },
}
