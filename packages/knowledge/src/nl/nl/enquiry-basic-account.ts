/** Questions about a bank that ends or refuses an account: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BASIC_ACCOUNT_NL: Words = {
  'nl.ask.basic-account': {
    says: 'Ja. Wie legaal in de Europese Unie woont, heeft recht op een basisbetaalrekening, ook met schulden of een BKR-registratie. Rood staan kan er niet op. De bank beslist binnen tien werkdagen en mag alleen om enkele wettelijke redenen weigeren, zoals fraude of een andere Nederlandse rekening die werkt. Vraag er schriftelijk om, en bij een nee om de reden. Klaag daarna, en ga naar Kifid.',
  },
}
