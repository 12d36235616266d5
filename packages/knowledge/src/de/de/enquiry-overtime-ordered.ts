/** Questions about overtime that the boss orders: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ORDERED_DE: Words = {
  'de.ask-job.overtime-ordered': {
    says: 'Sie müssen meist nicht, wenn weder Vertrag noch Tarif- oder Betriebsvereinbarung es vorsehen. Das Weisungsrecht macht Ihre Woche nicht länger. Im echten Notfall, etwa bei Feuer oder Hochwasser, müssen Sie helfen. Mit einer solchen Klausel müssen Sie, aber im Rahmen des Gesetzes: höchstens zehn Stunden am Tag. Unsicher? Bitten Sie um die Anordnung schriftlich, und fragen Sie zuerst Betriebsrat oder Gewerkschaft. Angeordnete Überstunden müssen bezahlt oder ausgeglichen werden.',
    dependsOn: 'Ihr Vertrag, Tarif- oder Betriebsvereinbarung und ob es ein Notfall ist',
  },
}
