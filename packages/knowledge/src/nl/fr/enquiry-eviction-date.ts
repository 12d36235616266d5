/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_FR: Words = {
  'nl.ask.eviction-date': {
    says: 'N’emballez pas encore, mais agissez aujourd’hui. Appelez le bailleur et l’aide aux dettes de la commune : si l’expulsion est proche, elle doit vous voir sous trois jours ouvrables. Proposez un plan et continuez à payer le loyer. En cas de refus, l’aide aux dettes peut demander au tribunal une pause (moratorium) de six mois au plus. Le Juridisch Loket dit gratuitement si l’appel aide. Il est ouvert en général trois mois, mais n’arrête pas toujours l’expulsion.',
  },
}
