/** The parking fee of a town: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_FR: Words = {
  'be.fine.know-parking-fee': {
    says: 'Une redevance de stationnement (rétribution) est le prix du parking, pas une amende. Vous pouvez la contester par écrit avec votre ticket ou des photos.',
  },
  'be.fine.fee-want': {
    says: 'Une commune ou sa société de stationnement vous demande une redevance de stationnement (rétribution).',
  },
  'be.fine.fee-who': {
    says: 'C’est une commune, ou une société qui travaille pour elle. La police et le parquet n’y sont pour rien.',
  },
  'be.fine.fee-order': {
    says: 'Une commune ne peut envoyer un huissier avec une contrainte (dwangbevel) que pour une redevance non contestée, après une lettre recommandée. Vous avez alors un mois pour aller au tribunal.',
  },
  'be.fine.fee-step': {
    says: 'Comparez la plaque, le lieu et l’heure avec votre ticket ou l’appli. Si c’est faux, écrivez avant le dernier jour, avec une preuve. C’est à eux de prouver la redevance.',
  },
}
