/** Questions about the list for a home from the council: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_LIST_FR: Words = {
  'ie.ask.housing-list': {
    says: 'Faites la demande au council avec le formulaire et tous les papiers. Il doit en général décider en 12 semaines. S’il demande plus, vous avez quatre semaines. S’il refuse, contestez par écrit auprès de lui. Ensuite l’Ombudsman est gratuit. Une fois sur la liste, vous pouvez demander la HAP pour louer chez un propriétaire. Refuser deux offres en un an peut vous faire perdre la place un temps.',
  },
}
