/** Questions about rent, arrears, fees and benefits in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_DE: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'Ein privater Vermieter in England darf die Miete einmal im Jahr erhöhen, mit Form 4A und zwei Monaten Frist. Vor dem Beginn können Sie zum tribunal. Es kann nicht mehr festsetzen als verlangt.',
    dependsOn: 'ob sie Formular und Frist richtig benutzt haben',
  },
  'gb.ask-housing.arrears': {
    says: 'Rufen Sie heute den Vermieter an und bieten Sie die Miete und etwas mehr an. Prüfen Sie Sozialleistungen und holen Sie kostenlose Schuldnerberatung. Für den wichtigsten Rückstandsgrund brauchen sie drei Monate Rückstand, vier Wochen Frist und ein Gericht.',
  },
  'gb.ask-housing.fees': {
    says: 'In England sind die meisten Gebühren verboten. Erlaubt sind Miete, begrenzte Kaution, eine Reservierung (holding deposit) bis eine Wochenmiete und wenige Kosten für eigene Fehler. Anderes können Sie zurückverlangen.',
    dependsOn: 'wofür die Gebühr ist',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'Bei neuen privaten Mieten in England dürfen sie höchstens eine Monatsmiete im Voraus verlangen. Sie dürfen keine Gebote über der Anzeige einholen.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Ein privater Vermieter oder Makler in England darf Sie nicht wegen Sozialleistungen oder Kindern abweisen. Behalten Sie Anzeige oder Nachricht und sagen Sie es der Gemeinde (council).',
  },
}
