/** Questions about bankruptcy: the family, the things and the job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_NL: Words = {
  'jp.ask.bankruptcy-job': {
    says: 'Nee. De rechter zegt uw firma niets; de naam staat alleen in de staatscourant (官報), die weinigen lezen. Faillissement is geen ontslagreden. Bewakers, verzekeringsagenten en sommige beroepen mogen tot de kwijtschelding (免責), meestal enkele maanden, dat werk niet doen: vraag ander werk. De firma kan het horen als u haar geld schuldig bent of een verklaring vraagt. Andere plannen sluiten geen beroep. 法テラス.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Uw familie is niets schuldig, maar een borg moet betalen. U houdt basisdingen en geld tot 990.000 yen. Een huis en een dure auto worden meestal verkocht. Een paar beroepen zijn enkele maanden gesloten. Belasting en kinderalimentatie blijven.',
    dependsOn: 'wat u hebt en wie als borg tekende',
  },
}
