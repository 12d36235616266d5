/** Questions about a child who was taken far away: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_DE: Words = {
  'nz.ask.child-abroad': {
    says: 'Handeln Sie heute. Ein Elternteil darf ein Kind nicht ohne Zustimmung des anderen oder Gericht ins Ausland oder weit wegbringen. Ist es schon in Australien oder einem Haager Staat? Rufen Sie die Central Authority im Ministry of Justice an; sie beantragt dort kostenlos die Rückgabe, binnen einem Jahr. Noch hier? Bitten Sie den Family Court um Eilbeschluss gegen die Ausreise und Grenzalarm. Anwalt, legal aid.',
  },
}
