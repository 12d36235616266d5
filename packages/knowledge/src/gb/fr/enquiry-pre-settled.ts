/** Questions about pre-settled status that runs out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_FR: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Le pre-settled status est prolongé d’office avant sa fin, et vous ne le perdez pas seulement faute de nouvelle demande. Vérifiez la date et vos coordonnées dans votre compte UKVI et donnez à l’employeur un share code. Après cinq ans ici, demandez gratuitement le settled status. De longues absences peuvent y mettre fin : prenez alors conseil.',
  },
}
