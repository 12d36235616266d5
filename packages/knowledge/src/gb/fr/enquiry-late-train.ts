/** Questions about money back for a late train: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TRAIN_FR: Words = {
  'gb.ask-travel.late-train': {
    says: "Oui. Demandez Delay Repay à la compagnie du train en retard, dans les 28 jours, avec le billet. Une part est due dès 15 ou 30 minutes, plus après une heure. Si le train est annulé et que vous n'avez pas voyagé, demandez tout. Ensuite le Rail Ombudsman est gratuit.",
  },
}
