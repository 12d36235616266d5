/** The French words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FR: Words = {
  'be.ask.train-late': {
    says: 'Le droit européen donne 25 % du billet dès 60 minutes de retard, et 50 % dès deux heures. Un abonnement et beaucoup de retards ? Le transporteur a des règles pour cela aussi. Demandez vite sur le site de la SNCB, avec la date et le billet. En cas de refus, le médiateur du rail (Ombudsrail) aide gratuitement.',
  },
}
