/** Questions about a written-off car: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_VALUE_FR: Words = {
  'ie.ask.written-off': {
    says: "N'acceptez pas encore. Envoyez des annonces pour le même âge et les mêmes kilomètres, et demandez leur calcul. L'assureur doit traiter la demande vite et bien. Réclamez par écrit ; après 40 jours ouvrés, ou un refus final, allez gratuitement au FSPO.",
  },
}
