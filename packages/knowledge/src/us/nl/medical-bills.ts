/** The Dutch words of the rows in ../medical-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_BILLS_NL: Words = {
  'us.medical.right-surprise': {
    says: 'Met een verzekering mag u bij de meeste spoed, of bij artsen die u niet kon kiezen, geen rekening krijgen met prijzen van buiten het netwerk.',
  },
  'us.medical.right-estimate': {
    says: 'Zonder verzekering kunt u een rekening betwisten die $400 of meer boven de schatting ligt. Doe het binnen 120 dagen na de rekening.',
  },
  'us.medical.right-charity': {
    says: 'Een ziekenhuis zonder winstdoel moet gratis of goedkopere zorg hebben voor lage inkomens. U kunt er tot 240 dagen na de eerste rekening om vragen.',
  },
  'us.medical.step-itemized': {
    says: 'Vraag om een rekening met alle onderdelen (itemized bill) en vergelijk die met het overzicht van uw verzekeraar. Vraag het ziekenhuis om financiële hulp.',
  },
}
