/** The Dutch words of the rows in ../lawyers-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWYERS_BILL_NL: Words = {
  'au.lawyer.right-itemised': {
    says: 'Voor de rekening van uw eigen advocaat kunt u een lijst van elk onderdeel vragen. Vraag het snel: in sommige staten hebt u maar 30 dagen.',
  },
  'au.lawyer.right-assessment': {
    says: 'U kunt een onafhankelijke controle van de kosten van een advocaat vragen (costs assessment). Er is een termijn, meestal 12 maanden vanaf de rekening.',
  },
}
