/** Questions about a benefit or small pension seized in the account: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_NL: Words = {
  'es.ask.benefit-seized': {
    says: 'Een uitkering of pensioen onder het minimumloon (€ 1.221 per maand in 2026) mag niet in beslag, ook niet op de rekening, behalve voor kinderalimentatie. Dat geldt voor de betaling van de laatste maand; ouder spaargeld wel. Toon bank en dienst de beslissing en uittreksels. Vraag schriftelijk meteen vrijgave. Tegen een dienst: bezwaar binnen een maand. Schuld ouder dan vier jaar? Zeg dat ook.',
  },
}
