/** Questions about a lease of one year, and a landlord who wants more rent before its end: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_KEPT_NL: Words = {
  'es.ask.lease-one-year': {
    says: 'Nee, als het uw woning is en geen echt kort verblijf. U mag elk jaar verlengen tot vijf jaar, zeven bij een bedrijf, ook al staat er één jaar of elf maanden. De eigenaar kan ze eerder alleen na een jaar terugnemen, voor eigen nood die in het contract staat, met twee maanden opzeg. Betaal per overschrijving, antwoord schriftelijk en teken niets nieuws.',
  },
  'es.ask.rent-rise-threat': {
    says: 'Nee. In de eerste vijf jaar (zeven bij een bedrijf) kan de eigenaar u niet uitzetten omdat u een verhoging weigert. Een verhoging geldt alleen als het contract ze voorziet: één keer per jaar, op de datum, volgens de officiële index, een maand vooraf schriftelijk. Teken niets. Schrijf dat u de huidige huur blijft betalen en schrijf ze over. Een decreet van oktober 2026 stelt 2 % als grens zonder nieuwe afspraak: vraag of het nog geldt.',
  },
}
