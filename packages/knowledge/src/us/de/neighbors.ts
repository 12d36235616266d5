/** The German words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const NEIGHBORS_DE: Words = {
  'us.neighbor.right-fence': {
    says: 'Regeln von Bundesstaat oder Stadt sagen, wer für einen Zaun auf der Grenze zahlt. Verlangen Sie Plan, Preis und Grund schriftlich, bevor Sie zustimmen.',
  },
  'us.neighbor.step-fence': {
    says: 'Suchen Sie die Zaunregel Ihrer Stadt und die Grundstücksgrenze. Bieten Sie ein Gespräch oder kostenlose Vermittlung (mediation) an.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Ein Nachbar darf Ihr Zuhause nicht weit über das Übliche hinaus stören. Ein Gericht kann befehlen, dass es aufhört, oder Geld zusprechen.',
  },
  'us.neighbor.step-log': {
    says: 'Führen Sie eine Liste mit Tagen und Zeiten. Schreiben Sie zuerst dem Nachbarn, dann der Stadt oder dem Vermieter.',
  },
  'us.neighbor.right-tree': {
    says: 'Sie dürfen Äste meist bis zur Grenze auf eigene Kosten schneiden, wenn der Baum weiterlebt. Den Baum eines Nachbarn zu schädigen, kann das Zwei- oder Dreifache seines Werts kosten.',
  },
  ...stateWords('fence', {
    CA: 'teilen Nachbarn die fairen Kosten eines Zauns zu gleichen Teilen, außer es wäre ungerecht. Sie müssen 30 Tage vorher eine schriftliche Mitteilung mit Plan und Kosten bekommen',
    OH: 'sagt ein Gesetz über Grenzzäune (partition fence), wer die Kosten teilt. Es geht darin meist um Land von Bauern',
    VA: 'teilen Nachbarn meist einen Grenzzaun (division fence), außer einer lässt das Land offen liegen und sagt das nach der Mitteilung',
  }),
  ...stateWords('dog', {
    ...sameCells(
      'CA NJ WA',
      'zahlt der Besitzer eines Hundes für einen Biss, auch wenn der Hund vorher nie gebissen hat',
    ),
    AZ: 'zahlt der Besitzer eines Hundes für einen Biss, auch wenn der Hund vorher nie gebissen hat. Klagen Sie nach diesem Gesetz innerhalb eines Jahres',
    FL: 'zahlt der Besitzer eines Hundes für einen Biss, bei eigener Schuld weniger. Ein klares Schild „Bad Dog“ kann das ändern',
    GA: 'zahlt der Besitzer, wenn der Hund als gefährlich bekannt war oder gegen ein Leinengesetz frei lief',
    IL: 'zahlt der Besitzer, wenn der Hund ohne Grund angriff und Sie das Recht hatten, dort zu sein',
    MA: 'zahlt der Besitzer oder Halter für Schaden durch einen Hund, außer Sie haben ihn gereizt oder das Grundstück unerlaubt betreten',
    MI: 'zahlt der Besitzer für einen Biss ohne Grund, auch wenn der Hund vorher nie gebissen hat',
    NY: 'zahlt der Besitzer eines gefährlichen Hundes die Arztrechnungen. Für mehr müssen Sie zeigen, dass die Gefahr bekannt war, oder seit 2025, dass der Besitzer unachtsam war',
    NC: 'zahlt der Besitzer, wenn der Hund gefährlich war, oder über sechs Monate alt und nachts absichtlich frei',
    OH: 'zahlt der Besitzer oder Halter für Schaden durch einen Hund, außer Sie haben das Grundstück unerlaubt betreten oder ihn gereizt',
    PA: 'zahlt der Besitzer die Arztrechnungen. Für mehr müssen Sie meist Unachtsamkeit zeigen',
    TX: 'zahlt der Besitzer, wenn bekannt war, dass der Hund gefährlich war, oder bei Unachtsamkeit',
    VA: 'zahlt der Besitzer, wenn die Gefahr bekannt war, oder bei Unachtsamkeit, etwa bei Bruch eines Leinengesetzes',
  }),
}
