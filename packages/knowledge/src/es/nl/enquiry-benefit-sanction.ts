/** Questions about a sanction of the employment office, or asking it late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SANCTION_NL: Words = {
  'es.ask.sepe-sanction': {
    says: 'Hebt u de verlenging (sellar) gemist, dan stopt de betaling zolang u niet ingeschreven bent: schrijf u vandaag weer in. Voor een eerste gemiste afspraak verliest u meestal één maand, voor geweigerd werk of een cursus drie; meer bij herhaling. Eerst komt een voorstel: antwoord schriftelijk binnen de termijn, meestal 15 dagen, met reden en bewijs. Ziekte, sollicitatie of storing van de site tellen. Tegen de beslissing: reclamación previa, 30 werkdagen.',
  },
  'es.ask.paro-late': {
    says: 'U houdt het recht (paro), maar verliest elke dag tussen het mogelijke begin en uw aanvraag. Vraag het dus vandaag, online of met afspraak: de dag van de eerste aanvraag telt. Was het niet uw schuld, zoals ziekte of geen vrije afspraak? Zeg het met bewijs. Tegen een nee hebt u 30 werkdagen (reclamación previa).',
  },
}
