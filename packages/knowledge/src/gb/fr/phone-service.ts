/** French: the words of the rows in ../phone-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_SERVICE_FR: Words = {
  'gb.phone.right-service': {
    says: "Le service doit être soigné et conforme à la promesse. S'il était bien pire, vous pouvez demander un prix plus bas ou partir sans frais.",
  },
}
