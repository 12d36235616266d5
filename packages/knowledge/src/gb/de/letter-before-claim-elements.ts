/** Was in der letzten Aufforderung stehen muss: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ELEMENTS_DE: Words = {
  'gb.lbc.element-amount': {
    says: 'Im Brief muss stehen, wie viel sie fordern.',
    name: 'Die geforderte Summe',
    ifMissing: 'Wir sehen keine klare Summe. Fragen Sie danach, bevor Sie das Formular ausfüllen.',
  },
  'gb.lbc.element-interest': {
    says: 'Im Brief muss stehen, ob noch Zinsen oder andere Kosten dazukommen.',
    name: 'Zinsen oder Kosten, die noch dazukommen',
    ifMissing: 'Es steht nicht da, ob die Summe noch wächst. Fragen Sie nach.',
  },
  'gb.lbc.element-agreement': {
    says: 'Im Brief muss stehen, aus welchem Vertrag die Schuld kommt und dass Sie eine Kopie verlangen können.',
    name: 'Woher die Schuld kommt',
    ifMissing:
      'Es steht nicht da, woher die Schuld kommt. Verlangen Sie den Vertrag und sein Datum.',
  },
  'gb.lbc.element-sold': {
    says: 'Wurde die Schuld verkauft, muss der Brief den ersten Kreditgeber nennen und wann und an wen sie verkauft wurde.',
    name: 'Der erste Kreditgeber und der Verkauf',
    ifMissing: 'Der Verkauf wird nicht erklärt. Verlangen Sie die Mitteilung über den Verkauf.',
  },
  'gb.lbc.element-statement': {
    says: 'Sie müssen einen aktuellen Kontoauszug schicken oder den letzten mit allem, was seitdem dazukam.',
    name: 'Ein Kontoauszug',
    ifMissing: 'Wir sehen keinen Kontoauszug. Verlangen Sie einen mit jeder Gebühr und Zahlung.',
  },
  'gb.lbc.element-how-to-pay': {
    says: 'Im Brief muss stehen, wie man zahlt und wie man über Zahlungsbedingungen spricht.',
    name: 'Wie man zahlt und wen man nach Raten fragt',
    ifMissing:
      'Es steht nicht da, wie man zahlt oder spricht. Schreiben Sie an die Adresse im Brief.',
  },
  'gb.lbc.element-reply-form': {
    says: 'Dem Brief müssen ein Antwortformular (Reply Form) und ein Informationsblatt (Information Sheet) beiliegen.',
    name: 'Das Antwortformular und das Informationsblatt',
    ifMissing:
      'Wir sehen kein Antwortformular (Reply Form). Sehen Sie im Umschlag nach, dann fragen Sie danach. Sie können das Standardformular der Justiz-Webseite nehmen.',
  },
  'gb.lbc.element-budget-form': {
    says: 'Dem Brief muss ein Formular für Ihren Haushaltsplan (Financial Statement) beiliegen.',
    name: 'Das Formular für den Haushaltsplan (Financial Statement)',
    ifMissing:
      'Wir sehen kein Formular für den Haushaltsplan. Wollen Sie Raten anbieten? Fragen Sie danach oder machen Sie eine eigene Liste.',
  },
  'gb.lbc.element-reply-address': {
    says: 'Im Brief muss stehen, wohin das Antwortformular (Reply Form) geht.',
    name: 'Wohin das Antwortformular geht',
    ifMissing: 'Es steht nicht da, wohin das Formular geht. Nehmen Sie die Adresse oben im Brief.',
  },
}
