/** Questions about benefits that an office refuses, cuts or wants back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'de.ask-debt.jobcenter-back': {
    says: 'Widersprechen Sie binnen eines Monats schriftlich. Ein Satz reicht. War der Fehler beim Amt und nicht erkennbar, dürfen Sie es behalten.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Widersprechen Sie binnen eines Monats. Ohne Geld zum Leben stellen Sie beim Sozialgericht einen Eilantrag. Das kostet nichts.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Legen Sie binnen eines Monats ab Zugang Widerspruch ein. Ein unterschriebener Satz auf Papier reicht, Gründe können folgen. Steht im Bescheid nichts dazu, haben Sie ein Jahr. In Not bitten Sie das Sozialgericht um eine Eilanordnung. Das kostet nichts.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Sie haben einen Monat ab Zugang. Auf der letzten Seite steht, was gilt: schriftlicher Widerspruch oder in manchen Ländern gleich Klage beim Verwaltungsgericht. Steht nichts da, haben Sie ein Jahr. Ändert sich Ihr Einkommen, können Sie neu beantragen.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Für dieselbe Krankheit zahlt die Kasse bis zu 78 Wochen in drei Jahren. Die Wochen mit Lohnfortzahlung zählen mit. Es sind 70 % vom Brutto, höchstens 90 % vom Netto. Lassen Sie die nächste Krankschreibung spätestens am nächsten Werktag ausstellen. Melden Sie sich vor dem Ende bei der Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Legen Sie binnen eines Monats bei der Familienkasse Einspruch ein, schriftlich oder per E-Mail. Das ist kostenlos. Schicken Sie fehlende Nachweise mit, etwa zu Schule, Ausbildung oder Aufenthalt. Steht im Bescheid nichts dazu, haben Sie ein Jahr. Rückwirkend gibt es meist nur sechs Monate.',
  },
  'de.ask-debt.jobcenter-rent': {
    says: 'Im ersten Jahr zahlt es meist die echte Miete, bis zum Anderthalbfachen der örtlichen Grenze. Danach zahlt es meist bis zu sechs Monate voll, während Sie suchen. Finden Sie nichts oder können Sie nicht umziehen, belegen Sie es. Gegen eine Kürzung legen Sie binnen eines Monats kostenlos Widerspruch ein.',
    dependsOn: 'wie lange Sie die Leistung haben und was dort angemessen ist',
  },
}
