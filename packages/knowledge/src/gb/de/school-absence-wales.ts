/** A penalty notice for missed school in Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_WALES_DE: Words = {
  'gb.absence.wales-sums': {
    says: 'In Wales sind es £60 binnen 28 Tagen und £120 bis Tag 42. Mit der Zahlung endet es ohne Gericht.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'Einen Einspruch gibt es nicht. Sie können um Rücknahme bitten: falsche Person, Fehler oder gegen die eigenen Regeln der Gemeinde.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Zahlen Sie rechtzeitig, können Sie dafür nicht vor Gericht kommen und erhalten keine Vorstrafe.',
  },
  'gb.absence.wales-deadline': {
    says: 'Sie haben 42 Tage, um zu zahlen oder die Rücknahme zu erreichen.',
    action: 'Zahlen oder die Rücknahme erreichen',
    consequence: 'Danach muss die Gemeinde vor Gericht gehen oder die Geldbuße zurücknehmen.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'Die kleinere Summe gilt, wenn Sie in 28 Tagen zahlen.',
    action: 'Die kleinere Summe zahlen, wenn Sie zahlen wollen',
    consequence: 'Nach diesem Tag sind es £120.',
  },
  'gb.absence.wales-step': {
    says: 'Prüfen Sie Namen, Kind und Tage. Zahlen Sie dann die kleinere Summe bis zu ihrem Tag, oder bitten Sie sofort um Rücknahme.',
  },
  'gb.absence.wales-warning': {
    says: 'Ist bis Tag 42 nicht gezahlt, muss die Gemeinde vor Gericht gehen oder zurücknehmen. Holen Sie Rechtsrat, wenn Post vom Gericht kommt.',
  },
}
