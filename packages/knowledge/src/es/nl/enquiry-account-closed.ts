/** Questions about a bank that closes or refuses an account: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_NL: Words = {
  'es.ask.account-closed': {
    says: 'Een bank die een rekening sluit moet dat meestal twee maanden vooraf schriftelijk melden. Vraagt ze papieren (identiteit, inkomen), breng ze tegen gestempelde kopie: zonder mag ze blokkeren. Wie legaal in de EU woont, ook asielzoekers, heeft recht op een basisrekening (cuenta de pago básica). De bank antwoordt binnen tien werkdagen. Bij nee: klaag, dan gratis bij de Banco de España.',
  },
}
