/** The German words of the rows in ../card-charges-and-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_CHARGES_AND_TERMS_DE: Words = {
  'us.card.right-dispute': {
    says: 'Sie können eine Abbuchung der Karte innerhalb von 60 Tagen nach der Abrechnung schriftlich bestreiten. Diesen Teil müssen Sie nicht zahlen, solange geprüft wird.',
  },
  'us.card.right-terms': {
    says: 'Ihre Kartenfirma muss meist 45 Tage vorher schreiben, bevor sie den Zins erhöht oder eine Gebühr einführt. Für den alten Betrag bleibt meist der alte Zins.',
  },
  'us.life.want-rate': {
    says: 'Ihre Kartenfirma nennt Ihnen neue Bedingungen und ab welchem Tag sie gelten.',
  },
  'us.life.step-rate': {
    says: 'Suchen Sie das Recht auf Ablehnung (reject) und sein Datum. Vergleichen Sie andere Karten, bevor Sie diese weiter benutzen.',
  },
  'us.life.option-rate': {
    says: 'Lehnen Sie die Änderung bis zum Datum schriftlich ab. Das Konto schließt meist, und Sie zahlen den alten Betrag zum alten Zins ab.',
    title: 'Die neuen Bedingungen ablehnen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Sie können die Karte vielleicht nicht mehr nutzen.',
    bestFor: 'Die neuen Bedingungen sind viel schlechter.',
  },
}
