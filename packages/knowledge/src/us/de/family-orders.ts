/** The German words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const FAMILY_ORDERS_DE: Words = {
  'us.family.right-home-state': {
    says: 'Über das Sorgerecht (custody) entscheidet meist das Gericht des Bundesstaats, in dem das Kind die letzten sechs Monate lebte. Andere Bundesstaaten müssen seiner Anordnung folgen.',
  },
  'us.family.step-order': {
    says: 'Halten Sie sich an die bestehende Anordnung (order) und ziehen Sie nicht mit dem Kind um, bevor Sie das Gericht gefragt haben. Schreiben Sie ausgefallene Besuche auf.',
  },
  'us.family.right-license': {
    says: 'Ab $2,500 unbezahltem Kindesunterhalt kann Ihnen ein Reisepass verweigert werden. Bevor ein Führerschein oder eine Lizenz (license) weg ist, müssen Sie Bescheid bekommen und können einen Plan verlangen.',
  },
  'us.family.right-protect': {
    says: 'Eine Schutzanordnung (protection order) gilt in jedem Bundesstaat. Beide Seiten können von einem Richter gehört werden, meist innerhalb von Tagen oder Wochen.',
  },
  'us.family.right-parent': {
    says: 'Der Staat darf ein Kind nicht lange ohne Gericht wegnehmen. Sie können gehört werden, die Beweise sehen und einen Anwalt verlangen.',
  },
  ...stateWords(
    'support-change',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'können Sie eine Änderung des Kindesunterhalts verlangen, wenn sich viel geändert hat. Alte Schuld wird meist nicht gesenkt, fragen Sie also sofort',
    ),
  ),
  ...stateWords(
    'support-enforce',
    sameCells(
      'AZ CA FL GA IL MA MI NC NJ NY OH PA TX WA',
      'kann später Kindesunterhalt vom Lohn genommen und ein Führerschein gesperrt werden. Verlangen Sie bis zum Tag in der Mitteilung eine Anhörung oder einen Plan',
    ),
  ),
  ...stateWords('protect-order', {
    ...sameCells(
      'CA FL GA IL NC PA TX WA',
      'müssen Sie die Anordnung befolgen, sobald Sie sie kennen, auch wenn die andere Person sich bei Ihnen meldet. Gehen Sie mit Ihren Belegen zur Anhörung (hearing), sonst kann ohne Sie entschieden werden',
    ),
    AZ: 'bleibt die Anordnung in Kraft, wenn Sie keine Anhörung (hearing) verlangen. Halten Sie sich ganz daran, und verlangen Sie schriftlich eine Anhörung, wenn Sie nicht einverstanden sind',
    MI: 'haben Sie nach Erhalt 14 Tage, um das Gericht um Änderung oder Ende der Anordnung zu bitten. Bis dahin gilt sie ganz',
  }),
}
