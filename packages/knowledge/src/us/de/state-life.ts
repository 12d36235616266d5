/** The German words of the rows in ../state-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_LIFE_DE: Words = {
  ...stateWords(
    'land-deal',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'zählt ein Geschäft über Land oder ein Haus meist nur schriftlich und unterschrieben von dem, der es einhalten muss',
    ),
  ),
  ...stateWords(
    'hidden-fault',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'kann ein Verkäufer, der einen ihm bekannten schweren Fehler versteckt oder im Formular lügt, Ihnen den Verlust schulden',
    ),
  ),
  ...stateWords(
    'old-record',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'können viele alte oder kleine Verurteilungen und eingestellte Fälle nach einigen Jahren gelöscht oder gesperrt werden',
    ),
  ),
  ...stateWords(
    'heirs',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'bestimmt ohne Testament das Gesetz die Anteile von Ehepartner und Kindern. Ein Gericht bestimmt, wer den Nachlass (estate) verwaltet und darüber abrechnen muss',
    ),
  ),
  ...stateWords(
    'stalking',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'kann ein Gericht jemandem befehlen, fernzubleiben, meist kostenlos und am selben Tag. Stalking ist eine Straftat',
    ),
  ),
  ...stateWords(
    'images',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'ist es eine Straftat, intime Bilder ohne Zustimmung zu teilen, und Sie können meist klagen',
    ),
  ),
  ...stateWords('repair-shop', {
    ...sameCells(
      'CA FL IL MA MI NJ NY NC OH PA VA WA',
      'muss eine Werkstatt meist eine Schätzung geben und Sie fragen, bevor sie weit darüber geht',
    ),
    TX: 'darf eine Werkstatt das Auto behalten, bis Sie zahlen, was Sie vereinbart haben. Bei Arbeit, die Sie nicht erlaubt haben, hilft das Handelsgesetz (trade act)',
  }),
  ...stateWords(
    'speak-up',
    sameCells(
      'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA',
      'dürfen Sie, in den Grenzen des Gesetzes, nicht entlassen werden, weil Sie Verbotenes oder Gefährliches melden oder ablehnen',
    ),
  ),
  ...stateWords('vacation-pay', {
    ...sameCells(
      'AZ MI NY NC OH PA TX',
      'wird nicht genommener Urlaub so bezahlt, wie es die schriftliche Regel der Firma oder der Vertrag sagt',
    ),
    CA: 'ist verdienter Urlaub Lohn. Er darf nicht weggenommen werden und muss bezahlt werden, wenn Sie gehen',
    IL: 'muss verdienter Urlaub bezahlt werden, wenn Sie gehen',
    MA: 'ist verdienter Urlaub Lohn und muss bezahlt werden, wenn Sie gehen',
  }),
  ...stateWords(
    'hoa-limits',
    sameCells(
      'AZ CA FL IL MA MI NC NJ OH TX VA WA',
      'darf ein Eigentümerverein (owners’ association) Solaranlagen meist nicht verbieten, aber faire Grenzen setzen',
    ),
  ),
  ...stateWords(
    'custody',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'entscheidet der Richter über Kinder danach, was für sie am besten ist. Besuche und Unterhalt sind zwei Dinge: Ein Elternteil darf das eine nicht wegen des anderen stoppen',
    ),
  ),
  ...stateWords('recording', {
    ...sameCells(
      'AZ GA MI NC NJ NY OH TX VA',
      'dürfen Sie ein Gespräch, an dem Sie teilnehmen, meist aufnehmen. Andere heimlich aufzunehmen, ist eine Straftat',
    ),
    ...sameCells(
      'CA FL IL MA PA WA',
      'müssen alle, die an einem privaten Gespräch teilnehmen, einer Aufnahme meist zustimmen',
    ),
  }),
}
