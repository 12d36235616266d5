/** What to do about a fine or a parking charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_STEPS_WORDS: Words = {
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
}
