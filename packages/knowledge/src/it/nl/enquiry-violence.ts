/** The Dutch words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_NL: Words = {
  'it.ask.partner-violence': {
    says: 'Bij gevaar belt u 112. 1522 helpt dag en nacht gratis en vindt een veilige plek (centro antiviolenza). Een rechter kan bevelen dat hij vertrekt en wegblijft, ook meteen en voor hij gehoord is, en dat hij voor u en de kinderen betaalt. Ga naar de politie of een advocaat. In een strafzaak om mishandeling of stalking is de advocaat gratis, wat u ook verdient.',
  },
}
