/** The French words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_FR: Words = {
  'jp.ask.stalking': {
    says: 'En danger, appelez le 110. Sinon le #9110 ou la police aujourd’hui. Elle peut avertir la personne ; une interdiction (禁止命令) peut suivre, et la violer est un délit. Gardez messages, heures et photos. Ne rencontrez pas, ne répondez pas. Prévenez famille et travail. La police aide avec rondes et refuge.',
  },
  'jp.ask.violence': {
    says: 'En danger, appelez le 110. Appelez gratuitement le #8008 ou le 0120-279-889 (DV相談+). Un centre peut vous donner un refuge. Un tribunal peut interdire l’approche ou éloigner la personne ; le violer est un délit. Gardez photos et certificat. La ville peut cacher votre adresse. Vous pouvez emmener les enfants.',
  },
}
