/** The German words of the rows in ../health-plan-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLAN_APPEALS_DE: Words = {
  'us.insurance.rights-health': {
    says: 'Sie können Ihre Akte kostenlos sehen, innerhalb der Versicherung Widerspruch (appeal) einlegen und danach Ärzte von außen entscheiden lassen.',
  },
  'us.insurance.asked-health': {
    says: 'Sie haben 180 Tage für den Widerspruch (appeal) innerhalb einer Krankenversicherung und können Ihre Akte kostenlos sehen. Nach ihrem letzten Nein können Ärzte von außen entscheiden.',
  },
  'us.insurance.deadline-appeal': {
    says: 'Sie haben 180 Tage ab Erhalt der Entscheidung, um innerhalb der Krankenversicherung Widerspruch (appeal) einzulegen.',
    action: 'Den internen Widerspruch (internal appeal) an die Krankenversicherung schicken',
    consequence: 'Sie verlieren vielleicht das Recht auf Widerspruch und Klage.',
  },
  'us.insurance.deadline-external': {
    says: 'Nach dem letzten Nein der Versicherung haben Sie vier Monate, um eine Prüfung von außen (external review) zu verlangen. Ihr Ergebnis bindet die Versicherung.',
    action: 'Eine Prüfung von außen (external review) durch unabhängige Ärzte verlangen',
    consequence: 'Die Entscheidung der Versicherung bleibt, außer Sie gehen zum Gericht.',
  },
  'us.insurance.right-file': {
    says: 'Sie haben das Recht auf den Grund, die benutzte Regel und eine kostenlose Kopie Ihrer ganzen Akte.',
  },
  'us.insurance.right-fresh': {
    says: 'Über Ihren Widerspruch (appeal) muss eine andere Person entscheiden, und zu ärztlichen Fragen muss ein passender Arzt gefragt werden.',
  },
  'us.insurance.right-external': {
    says: 'Bei den meisten ärztlichen Entscheidungen können unabhängige Ärzte nach dem letzten Nein der Versicherung prüfen.',
  },
  'us.insurance.right-urgent': {
    says: 'Kann Warten Ihrer Gesundheit schaden, verlangen Sie einen schnellen Widerspruch (fast appeal). Man muss innerhalb von 72 Stunden antworten.',
  },
  'us.insurance.right-surprise': {
    says: 'Für Notfälle zahlen Sie nicht mehr als in Ihrem Netz (network). Dasselbe gilt für die meisten Ärzte in so einem Krankenhaus, die Sie nicht gewählt haben.',
  },
  'us.insurance.option-external': {
    says: 'Unabhängige Ärzte sehen den Fall an. Sagen sie ja, muss die Versicherung zahlen.',
    title: 'Eine Prüfung von außen (external review) verlangen',
    cost: 'Kostenlos, oder höchstens $25',
    time: 'Vier Monate für den Antrag, in manchen Staaten länger',
    risk: 'Keines. Meist können Sie danach noch klagen.',
    bestFor: 'Die Versicherung sagte aus ärztlichen Gründen wieder nein.',
  },
}
