/** The Dutch words of the rows in ../enquiry-who-owes-and-how-long.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHO_OWES_AND_HOW_LONG_NL: Words = {
  'ca.fact.spouse-debt': {
    says: 'U bent een schuld op naam van alleen uw man of vrouw niet schuldig, tenzij u tekende of borg stond. Een tweede kaart op uw naam kan u binden: lees de voorwaarden. Na een vonnis kan men bij zijn of haar deel van het huis, niet bij het uwe. In Québec kunnen gezinskosten beiden binden.',
  },
  'ca.fact.card-debt-too-old': {
    says: 'In uw provincie hebben zij meestal twee jaar om te procederen, vanaf uw laatste betaling. Daarna kunt u de rechter zeggen dat het te laat is en winnen zij niet. Een betaling of getekende brief start de tijd opnieuw: doe dat niet vooraf. Schrijven mag nog. Na ongeveer zes jaar verdwijnt het uit uw kredietrapport.',
  },
}
