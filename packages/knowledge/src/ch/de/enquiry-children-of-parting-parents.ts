/** How much is paid for a child of parents who live apart, and where it lives: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_DE: Words = {
  'ch.ask.maintenance-how-much': {
    says: 'Die Schweiz hat keine feste Tabelle. Es zählt, was das Kind mit der Betreuung braucht und was Sie beide zahlen können. Jedem bleibt genug zum Leben. Sie dürfen es schriftlich abmachen; für ein Kind gilt es, wenn KESB oder Gericht es genehmigt hat. Sonst legt das Gericht es fest. Es kann ein Jahr vor die Klage zurückgehen: Warten Sie nicht. Es läuft bis 18 oder bis zum Ende der ersten Ausbildung.',
  },
  'ch.ask.where-children-live': {
    says: 'Zuerst entscheiden Sie beide; eine Mediation oder die KESB hilft. Ohne Einigung entscheidet bei Verheirateten das Gericht, sonst die KESB, nach dem Wohl des Kindes. Meist behalten beide die gemeinsame elterliche Sorge. Verlangt einer von Ihnen oder das Kind die alternierende Obhut, muss sie geprüft werden. Bringen Sie bis dahin das Kind nicht allein an einen anderen Ort.',
  },
}
