/** The Dutch words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_NL: Words = {
  'jp.ask.estate-division': {
    says: 'Alle erfgenamen moeten akkoord zijn; teken dus niet wat u niet wilt. Mislukt het overleg, dan kan elke erfgenaam bemiddeling vragen bij de familierechtbank (遺産分割調停), en daarna beslist een rechter. Neem de familieregisters en een lijst van de bezittingen mee. Moeten zorg of giften meetellen, vraag het dan binnen tien jaar na het overlijden. Houterasu (法テラス) geeft raad.',
  },
}
