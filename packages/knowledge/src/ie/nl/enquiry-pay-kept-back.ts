/** Questions about wages kept back where there is no written contract: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK_NL: Words = {
  'ie.ask.pay-deducted-no-contract': {
    says: 'Nee. Voor breuk of te laat komen mag alleen iets af als uw schriftelijke voorwaarden dat toestaan, het bedrag redelijk is en u een week eerder schriftelijk bericht kreeg. Zonder papier is het onwettig. U krijgt ook vakantiegeld, 8% van uw uren. Vraag beide schriftelijk. Klaag dan binnen zes maanden gratis bij de WRC.',
  },
}
