/** The Dutch words of Germany: owners costs. */
import type { Words } from '@plainletter/contracts/rule'

export const OWNERS_COSTS_NL: Words = {
  'de.owners.reality': {
    says: 'U bent schuldig wat de vergadering van eigenaars besloot, ook als u het verkeerd vindt. Alleen een rechter kan het besluit opheffen.',
  },
  'de.owners.right-contest': {
    says: 'Tegen een besluit moet u binnen één maand na de vergadering naar de rechter, en binnen twee de redenen geven.',
  },
  'de.owners.right-papers': {
    says: 'U mag de rekeningen, de lijst van besluiten en het verslag over het geld van het gebouw zien.',
  },
  'de.owners.right-limit': {
    says: 'Voorschotten en eindbedragen zijn na drie jaar te oud, geteld vanaf het einde van het jaar.',
  },
  'de.owners.step': {
    says: 'Vraag van welk besluit het bedrag komt, met de dag. Betaal wat klopt: achterstand kan u uiteindelijk de woning kosten.',
  },
}
