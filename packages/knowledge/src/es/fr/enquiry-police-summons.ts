/** The French words of the rows in ../enquiry-police-summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_SUMMONS_FR: Words = {
  'es.ask.police-summons': {
    says: 'Allez-y le jour dit. Demandez si vous venez comme témoin ou comme suspect (investigado). Comme suspect, vous pouvez vous taire et avoir un avocat, commis d’office au besoin. Ne signez que ce que vous avez dit.',
  },
}
