/** Questions about money back from the card firm or the bank: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_NL: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Kostte één ding meer dan £100 en hoogstens £30,000 en ging een deel met een creditcard, ook alleen de aanbetaling, dan is de kaartfirma voor het hele verlies aansprakelijk. Dat geldt ook voor wat u overmaakte. Eis het schriftelijk volgens section 75, met bestelling, betalingen en brief van de curator. Bij weigering of na acht weken kunt u naar de Financial Ombudsman. Met een pinpas: vraag om een chargeback.',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Vraag uw bank om terugboeking (chargeback). Dat is een regel van de kaartbedrijven, geen wet. De termijn is kort, vaak 120 dagen. Vraag het dus nu. Het werkt ook voor kleine bedragen.',
  },
}
