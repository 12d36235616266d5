/** Questions about fines and parking charges: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    says: 'Sie haben 45 Tage, um zu zahlen oder auf antai.gouv.fr zu widersprechen. Zahlen Sie nicht, wenn Sie widersprechen. Bei einer erhöhten Geldbuße sind es 30 Tage.',
    dependsOn: 'ob Sie die Geldbuße akzeptieren',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Widersprechen Sie binnen eines Monats bei der Stelle, die im Bescheid steht (RAPO). Sagt sie Nein, gehen Sie binnen eines Monats zum Parkgericht (tribunal du stationnement payant).',
  },
  'fr.ask-buy.park-step': {
    says: 'Prüfen Sie den Bescheid: Kennzeichen, Ort, Tag, Uhrzeit. Tippen Sie antai.gouv.fr selbst ein, nie einen Link aus einer Nachricht.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Sammeln Sie Beweise: Zahlungsbeleg, Fotos, Papiere vom Verkauf des Autos. Schicken Sie sie so, dass das Datum belegt ist.',
  },
  'fr.ask-buy.park-right': {
    says: 'Sie haben das Recht, einer Geldbuße binnen 45 Tagen zu widersprechen, einer öffentlichen Parkgebühr binnen eines Monats.',
  },
  'fr.ask-buy.park-right-driver': { says: 'Sie haben das Recht, den wirklichen Fahrer zu nennen.' },
  'fr.ask-buy.park-right-time': {
    says: 'Sie haben das Recht, die Staatskasse (Trésor public) um Zeit zum Zahlen zu bitten.',
  },
  'fr.ask-buy.park-option': {
    title: 'Rechtzeitig widersprechen',
    says: 'Nutzen Sie die Website oder das Formular aus dem Bescheid und fügen Sie Beweise bei.',
    cost: 'Manchmal eine Hinterlegung.',
    time: 'Eine halbe Stunde.',
    risk: 'Ein Richter kann eine höhere Geldbuße festsetzen.',
    bestFor: 'Die Tatsachen stimmen nicht.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Früh die kleinere Summe zahlen',
    says: 'Zahlen Sie auf amendes.gouv.fr, wenn Sie die Geldbuße akzeptieren.',
    cost: 'Die Geldbuße.',
    time: 'Minuten.',
    risk: 'Sie können nicht mehr widersprechen.',
    bestFor: 'Sie stimmt.',
  },
  'fr.ask-buy.park-warn': { says: 'Viele SMS über unbezahlte Geldbußen sind falsch.' },
  'fr.ask-buy.park-know': {
    says: 'Haben Sie den ersten Bescheid nie bekommen? Dann können Sie der erhöhten Geldbuße binnen 30 Tagen widersprechen.',
    learnMore: 'Sagen Sie, dass Sie umgezogen sind, und fügen Sie Beweise bei.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Nennen Sie den echten Fahrer auf antai.gouv.fr binnen 45 Tagen, bevor Sie zahlen. Dann schulden Sie weder Buße noch Punkte. Zeigen Sie nur, dass Sie es nicht waren, können Sie die Buße schulden, verlieren aber keine Punkte.',
  },
}
