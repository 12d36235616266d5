/** The German words of the rows in ../state-family-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_FAMILY_AND_SAFETY_DE: Words = {
  ...stateWords('old-record', {
    ...sameCells(
      'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA',
      'können viele alte oder kleine Verurteilungen und eingestellte Fälle nach einigen Jahren gelöscht oder gesperrt werden',
    ),
    AR: 'können die meisten kleinen Straftaten (misdemeanors) und manche schwere (felonies) gesperrt werden, sobald die Strafe verbüßt und alles bezahlt ist. Auch eingestellte Fälle',
    GA: 'können im Leben bis zu zwei kleine Straftaten (misdemeanors) vier Jahre nach der Strafe verborgen werden, und auch eingestellte Fälle. Eine schwere (felony) braucht zuerst eine Begnadigung',
    IA: 'können eingestellte Fälle nach 180 Tagen gelöscht werden, und einmal im Leben eine kleine Straftat (misdemeanor) nach acht Jahren. Schwere (felonies) bleiben meist',
    ID: 'können Fälle ohne Verurteilung meist gelöscht werden. Einmal im Leben kann eine kleine Straftat ohne Gewalt verborgen werden, fünf Jahre nach der Strafe',
    IN: 'können viele alte Verurteilungen und eingestellte Fälle nach einigen Jahren gelöscht werden. Bei Verurteilungen können Sie das meist nur einmal im Leben verlangen',
    ME: 'können die meisten kleinsten Straftaten (Class E) vier Jahre nach der Strafe gesperrt werden, wenn Sie das Gericht bitten. Andere bleiben meist',
    MS: 'können eingestellte Fälle und eine erste kleine Straftat (misdemeanor) gelöscht werden. Einmal im Leben auch eine schwere (felony), meist fünf Jahre nach der Strafe',
  }),
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
