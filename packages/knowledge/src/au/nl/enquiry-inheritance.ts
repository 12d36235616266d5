/** The Dutch words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_NL: Words = {
  'au.ask.no-will': {
    says: 'Het recht van de staat zegt wie erft. Meestal eerst man, vrouw of partner, dan de kinderen in gelijke delen. Iemand moet bij het Supreme Court de volmacht (letters of administration) vragen voordat geld of huis overgaat.',
    dependsOn: 'uw staat en welke familie er nog is',
  },
  'au.ask.will-dispute': {
    says: 'Vraag schriftelijk om een kopie van het testament. In New South Wales mogen kinderen en wie erin staan het zien. U kunt de rechter om een eerlijk deel vragen, maar de tijd is kort: daar 12 maanden na de dood, negen in Queensland en zes na probate in Victoria.',
  },
  'au.ask.executor-slow': {
    says: 'Een executeur (executor) moet voor allen handelen en heeft meestal een jaar na de dood. Vraag schriftelijk het testament, een lijst, een rekening en een betaaldag. Woont hij in het huis, dan moet hij meestal huur aan de boedel betalen of het met u regelen. Komt er niets, dan kan de Supreme Court rekening, verkoop of een ander bevelen. Ga naar een advocaat; de boedel kan betalen.',
  },
}
