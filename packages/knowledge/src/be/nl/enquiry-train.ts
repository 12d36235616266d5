/** The Dutch words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_NL: Words = {
  'be.ask.train-late': {
    says: 'Het Europese recht geeft 25 % van het ticket vanaf 60 minuten vertraging, en 50 % vanaf twee uur. Een abonnement en veel vertragingen? Ook daarvoor heeft de spoorfirma regels. Vraag het snel op de site van de NMBS, met datum en ticket. Zegt die nee, dan helpt de ombudsman voor de treinreizigers (Ombudsrail) gratis.',
  },
}
