/** The Italian words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_IT: Words = {
  'it.ask.lease-unregistered': {
    says: 'Il proprietario deve registrare il contratto entro 30 giorni e dirglielo. Un contratto non registrato è nullo e non può farlo valere. Può chiedere al giudice un contratto a norma con un canone lecito, e indietro il di più. Si rivolga a un sindacato inquilini.',
  },
  'it.ask.sublet': {
    says: 'Una stanza sì, se il contratto non lo vieta: comunichi al proprietario con raccomandata chi viene, per quanto e quali vani. Tutta la casa solo con il suo consenso.',
    dependsOn: 'che cosa dice il contratto',
  },
}
