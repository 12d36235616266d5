/** Questions about new tenants offered and about a tenant who moved out and left the other: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_NL: Words = {
  'de.ask-home.three-new-tenants': {
    says: 'Er is geen regel dat drie nieuwe huurders u vrij maken. De termijn van drie maanden geldt. De verhuurder moet een nieuwe huurder alleen nemen als dat in het contract staat, of als u een heel sterke reden hebt en die persoon past, zoals ziekte of werk ver weg. Vraag schriftelijk om een einde in overleg of om onderverhuur. Verhuurt hij eerder opnieuw, dan betaalt u vanaf dan niets meer.',
  },
  'de.ask-home.co-tenant': {
    says: 'Ja. Wie samen tekende, is de hele huur schuldig, ook na vertrek, en de verhuurder mag alles van u vragen. Van de ander kunt u een deel terugvragen, meestal de helft. Opzeggen kan alleen samen. Vraag schriftelijk om de handtekening: na een breuk kan een rechter die bevelen. Of vraag de verhuurder om een contract met u alleen.',
  },
}
