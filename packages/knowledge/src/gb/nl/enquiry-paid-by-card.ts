/** Questions about money back from the card firm or the bank: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_NL: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Is een deel met een creditcard betaald, en kostte het meer dan £100 en niet meer dan £30,000? Dan is het kaartbedrijf ook aansprakelijk. Vraag daar uw geld op grond van “section 75”. Vraag bij een debitcard om terugboeking (chargeback).',
    dependsOn: 'hoe u betaalde en de prijs van het ding',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Vraag uw bank om terugboeking (chargeback). Dat is een regel van de kaartbedrijven, geen wet. De termijn is kort, vaak 120 dagen. Vraag het dus nu. Het werkt ook voor kleine bedragen.',
  },
}
