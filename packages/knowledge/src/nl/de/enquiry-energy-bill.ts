/** Questions about energy bills that are wrong or that one cannot pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_DE: Words = {
  'nl.ask.energy': {
    says: 'Rufen Sie jetzt Ihren Versorger an und vereinbaren Sie einen Plan. Solange Sie ihn einhalten oder Schuldenhilfe beantragt haben, darf er nicht sperren. Bitten Sie Ihre Gemeinde um schnelle Hilfe.',
  },
  'nl.ask.energy-bill': {
    says: 'Vergleichen Sie Zählerstände und Preis mit Ihrem Vertrag. Schreiben Sie, was falsch ist, und zahlen Sie den richtigen Teil. Hilft das nicht, gehen Sie zur Geschillencommissie Energie. Können Sie nicht zahlen, bitten Sie früh um Raten.',
  },
}
