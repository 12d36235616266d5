/** Lists of bad payers (ASNEF): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_NL: Words = {
  'es.debt.file-rule': {
    says: 'Een schuld mag alleen op een lijst van wanbetalers (ASNEF) als zij echt is, opeisbaar en minstens €50. Men moet het u zeggen.',
  },
  'es.debt.right-file-50': {
    says: 'Een schuld onder €50 mag niet op een lijst van wanbetalers.',
  },
  'es.debt.right-file-five-years': {
    says: 'Een schuld mag hoogstens vijf jaar op de lijst staan, vanaf de dag dat zij opeisbaar was. Als u betaalt, moet zij eraf.',
  },
  'es.debt.step-file-delete': {
    says: 'Staat u ten onrechte op een lijst, vraag de lijst dan schriftelijk te verbeteren of te wissen. Weigert zij, klaag dan gratis bij de gegevensautoriteit (AEPD).',
  },
}
