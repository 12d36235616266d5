/** The French words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FR: Words = {
  'de.ask-train.late': {
    says: 'Dès 60 minutes de retard à l’arrivée, 25 % du prix sont rendus, dès 120 minutes 50 %. Pas en cas de météo extrême, de personnes sur la voie ou de vol. Si 60 minutes sont prévues, vous pouvez renoncer et tout récupérer. Réclamez dans les trois mois, en ligne ou par formulaire.',
  },
}
