/** Questions about tax and health insurance debts that the town has seized for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE_NL: Words = {
  'jp.ask.tax-account-seized': {
    says: 'Ga vandaag naar het kantoor; een rechter was niet nodig. Toon loonstroken, huur en resterend geld en vraag schriftelijk om vrijgave van wat u nodig hebt (差押解除) en om delen. Is het hele loon of het kindergeld op de dag zelf genomen, zeg dan dat zulk geld beschermd is; rechters noemden dat onrechtmatig. Herziening (審査請求) kan binnen drie maanden. 法テラス helpt.',
  },
}
