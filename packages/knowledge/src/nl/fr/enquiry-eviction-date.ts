/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_FR: Words = {
  'nl.ask.eviction-date': {
    says: 'N’emballez pas encore, mais agissez aujourd’hui. Appelez le bailleur et l’aide aux dettes de la commune : si l’expulsion est proche, elle doit vous voir sous trois jours ouvrables. Proposez un plan, continuez à payer le loyer. Sinon l’aide aux dettes peut demander au tribunal une pause (moratorium) de six mois au plus. Le Juridisch Loket dit gratuitement si l’appel aide : trois mois en général. Absent à l’audience ? Verzet en quatre semaines.',
  },
}
