/** The French words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'es.ask.school-bullying': {
    says: 'Écrivez à la direction et demandez d’ouvrir le protocole contre le harcèlement (protocolo de acoso). Chaque école doit en avoir un, et une personne pour le bien-être (coordinador de bienestar). Gardez messages et papiers du médecin. Si rien ne se fait, écrivez à l’inspection. Appelez le 900 018 018, gratuit. En cas d’agression, allez à la police.',
  },
}
