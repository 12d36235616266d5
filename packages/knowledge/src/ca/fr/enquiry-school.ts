/** Questions about a child who was sent home from school: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'ca.ask.school-suspension': {
    says: 'Demandez la lettre avec le motif, les dates et les travaux. Envoyez votre version par écrit. En Ontario, vous pouvez faire appel au conseil scolaire dans les 10 jours d’école dès le début. Après une enquête, c’est cinq. Une suspension y dure 20 jours d’école au plus. Ailleurs, demandez tout de suite à l’école comment contester. Si l’origine ou un handicap joue un rôle, dites-le.',
  },
}
