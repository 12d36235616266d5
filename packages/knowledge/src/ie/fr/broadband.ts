/** Phone and internet contracts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADBAND_FR: Words = {
  'ie.broadband.right-leave': {
    says: "Un contrat peut vous lier 24 mois au plus. Vous pouvez partir sans frais si le service reste bien en dessous de la promesse, ou s'ils changent les conditions.",
  },
  'ie.broadband.right-service': {
    says: "Le service doit être soigné et conforme à l'accord. Sinon, demandez qu'il soit corrigé, ou de l'argent.",
  },
}
