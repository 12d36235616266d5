/** Questions about hours of part-time work that change at short notice: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_HOURS_FR: Words = {
  'fr.ask-work.part-time-hours': {
    says: 'Non. À temps partiel, un changement de jours ou d’horaires doit le plus souvent être annoncé sept jours ouvrés avant. Un accord peut prévoir moins, mais au moins trois. Vous pouvez refuser un changement annoncé trop tard, ou incompatible avec la famille, des études ou un autre emploi. Ce n’est pas une faute, donc pas un motif de licenciement. Répondez par écrit et gardez chaque message.',
  },
}
