/** Questions about energy and water: cut off, prepayment meters and late bills. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_DE: Words = {
  'gb.ask-consumer.energy-cut-off': {
    says: 'Das ist der letzte Schritt und selten. Die Firma muss zuerst Raten anbieten und braucht Ihre Zustimmung oder einen warrant, um hereinzukommen. Rufen Sie heute an und sagen Sie von Krankheit, Kindern oder Alter.',
    dependsOn: 'wer bei Ihnen wohnt und ob Sie Raten vereinbaren können',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Zuerst müssen sie Raten anbieten, die Sie zahlen können. In manchen Wohnungen dürfen sie keinen erzwingen, etwa mit einem Kind unter zwei. Zum Hereinkommen brauchen sie Ihr Ja oder einen warrant.',
    dependsOn: 'wer bei Ihnen wohnt und ob Sie anders zahlen können',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Eine Energiefirma darf keine Energie berechnen, die vor über 12 Monaten verbraucht und nicht berechnet wurde, außer Sie verhinderten es. Verlangen Sie die Streichung dieses Teils. Nach acht Wochen gehen Sie zum Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Eine Wasserfirma darf das Wasser in Ihrer Wohnung wegen Schulden nicht sperren oder drosseln. Bitten Sie um Raten oder einen günstigeren Tarif.',
  },
}
