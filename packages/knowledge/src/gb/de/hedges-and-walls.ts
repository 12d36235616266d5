/** Hedges, branches, borders and shared walls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HEDGES_AND_WALLS_DE: Words = {
  'gb.neighbour.right-hedge': {
    says: 'Eine immergrüne Hecke über zwei Meter können Sie der Gemeinde melden. Versuchen Sie erst, sich mit dem Nachbarn zu einigen. Es kostet eine Gebühr.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Vor Arbeiten an einer gemeinsamen Wand oder beim Graben nahe Ihrer Wand muss der Nachbar ein oder zwei Monate vorher schriftlich Bescheid geben. Sie können einen Gutachter (surveyor) haben.',
  },
  'gb.neighbour.right-branches': {
    says: 'Äste und Wurzeln dürfen Sie bis zu Ihrer Grenze abschneiden. Fragen Sie vorher die Gemeinde, ob der Baum geschützt ist.',
  },
  'gb.neighbour.know-boundary': {
    says: 'Die Linie im Plan des Land Registry zeigt die Grenze nur ungefähr. Auch alte Urkunden und lange Nutzung zählen.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Verlangen Sie eine schriftliche Ankündigung (party wall notice). Sie ist ein oder zwei Monate vor Arbeiten an einer gemeinsamen Wand oder nahem Graben fällig. Ein Gericht kann Arbeiten ohne sie stoppen.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Ja, Sie dürfen sie bis zu Ihrer Grenze abschneiden. Bieten Sie das Abgeschnittene an und fragen Sie die Gemeinde, ob der Baum geschützt ist.',
  },
}
