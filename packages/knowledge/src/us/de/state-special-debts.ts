/** The German words of the rows in ../state-special-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_SPECIAL_DEBTS_DE: Words = {
  ...stateWords('bad-check', {
    ...sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'begrenzt das Gesetz, was für einen geplatzten Scheck verlangt werden darf. Zahlen Sie ihn in der Frist der Mitteilung, schulden Sie meist wenig mehr',
    ),
    ...sameCells(
      'CA FL',
      'haben Sie nach einem eingeschriebenen Brief 30 Tage, um einen geplatzten Scheck zu zahlen. Danach können sie auf bis zum Dreifachen mehr klagen',
    ),
    TX: 'ist die Gebühr für einen zurückgegebenen Scheck höchstens $30. Zahlen Sie Scheck und Gebühr, und behalten Sie den Beleg',
  }),
  ...stateWords(
    'rent-to-own',
    sameCells(
      'AZ GA IL MA MI OH WA',
      'können Sie gemietete Kaufsachen (rent-to-own) zurückgeben und schulden dann keine spätere Miete. Nach einer späten Zahlung können Sie meist nachzahlen und weitermachen',
    ),
  ),
  ...stateWords(
    'storage-unit',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'muss eine Lagerfirma (self-storage) Ihnen schreiben, bevor sie Ihre Sachen verkauft. Zahlen Sie vorher, was offen ist, und Sie können sie holen',
    ),
  ),
  ...stateWords('medical-credit', {
    NJ: 'muss das Eintreiben einer Schuld für Behandlung 120 Tage warten, und zuerst kommt ein fairer Plan. Zinsen sind höchstens 3% im Jahr, und der Lohn der meisten ist sicher',
    IL: 'darf eine Schuld für Behandlung nicht in Ihrer Kreditauskunft stehen. Steht sie dort, widersprechen Sie schriftlich',
    WA: 'darf eine Schuld für Behandlung nicht an Auskunfteien gemeldet werden. Wird sie gemeldet, müssen Sie sie nicht zahlen',
  }),
  ...stateWords('wage-assignment', {
    IL: 'können Sie eine Lohnabtretung (wage assignment) meist jederzeit schriftlich stoppen. In den 20 Tagen nach der Mitteilung bleibt Ihr Lohn ganz. Schreiben Sie an Gläubiger und Arbeitgeber',
  }),
}
