/** Questions about a bank that blames its customer for a fraud: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_NL: Words = {
  'it.ask.bank-blames': {
    says: 'Het is niet voorbij. De bank moet terugbetalen wat u niet toestond, en sterke controle en uw grove fout bewijzen. Een bericht in de echte draad van de bank of een vreemde directe overschrijving pleit voor u. Klaag schriftelijk: antwoord in 15 werkdagen. Dan online naar de ABF voor € 20, binnen twaalf maanden. Die geeft vaak alles of een deel terug. Ten slotte de rechter.',
  },
}
