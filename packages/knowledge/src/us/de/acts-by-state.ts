/** The German words of acts that many states share: ../trade-acts-by-state.ts and its neighbours, ../state-pay.ts and ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const ACTS_BY_STATE_DE: Words = {
  ...stateWords('fair-trade', {
    ...sameCells(
      'AR CO CT DE DC IA KS KY MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY',
      'können Sie eine Firma wegen falscher Handlungen im Handel meist auf Ihren Verlust verklagen. Schreiben Sie ihr zuerst, und beschweren Sie sich auch beim Attorney General',
    ),
  }),
  ...stateWords('car-taken', {
    ...sameCells(
      'AL AK AR CO DE DC HI ID IN KY MS MT NE NH NM ND OK OR SD TN UT VT WY',
      'darf das Auto nur friedlich genommen werden. Vor dem Verkauf müssen Sie eine Mitteilung bekommen, und bis dahin können Sie es zurückkaufen',
    ),
    ...sameCells(
      'IA KS',
      'müssen Sie meist eine Mitteilung und 20 Tage Zeit zum Nachzahlen bekommen, bevor ein Auto genommen wird. Es darf nur friedlich genommen werden, und bis zum Verkauf können Sie es zurückkaufen',
    ),
    CT: 'darf das Auto nur friedlich genommen werden. Kam nicht zehn Tage vorher eine Mitteilung, können Sie es 15 Tage lang für die späten Raten und die Kosten zurückholen',
    RI: 'müssen Sie, bevor das Auto genommen wird, 21 Tage bekommen, um den Rückstand zu zahlen, und niemand darf dafür auf Ihr Grundstück. Mindestens 20 Tage lang können Sie es zurückbekommen',
    SC: 'müssen Sie einmal eine Mitteilung und 20 Tage bekommen, um den Rückstand zu zahlen, bevor das Auto genommen wird',
    WI: 'müssen Sie 15 Tage vorher eine Mitteilung bekommen, bevor das Auto genommen wird. Verlangen Sie in dieser Zeit schriftlich eine Gerichtsverhandlung, muss zuerst ein Richter entscheiden',
    WV: 'müssen Sie, bevor das Auto genommen wird, meist eine Mitteilung und 10 Tage bekommen, um den Rückstand zu zahlen',
  }),
  ...stateWords('claim-rules', {
    ...sameCells(
      'AL AK AR CO CT DE DC HI ID IN IA KS KY LA ME MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY',
      'verbietet das Gesetz unfaire Verzögerung und ein Nein ohne guten Grund. Fragen Sie schriftlich nach dem Grund, und beschweren Sie sich bei der Versicherungsaufsicht des Bundesstaats',
    ),
  }),
  ...stateWords('fair-work', {
    ...sameCells(
      'AK DE DC MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY',
      'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion, Behinderung und Ähnlichem. Die Zeit zum Handeln ist kurz: Fragen Sie jetzt die Behörde oder einen Anwalt',
    ),
  }),
  ...stateWords('collection-act', {
    ...sameCells(
      'CT DC HI IA NH OR SC VT WV',
      'verbietet auch das Gesetz des Bundesstaats Belästigung und falsche Behauptungen, meist auch dem ersten Kreditgeber',
    ),
    ...sameCells(
      'AR ID ME NE NV NM ND RI TN WY',
      'braucht eine Inkassofirma eine Lizenz oder einen Eintrag beim Bundesstaat, und sein Gesetz begrenzt, was sie darf',
    ),
    LA: 'darf ein Kreditgeber meist nicht mit anderen über Ihre Schuld sprechen. Verlangen Sie per Einschreiben (certified mail), dass er aufhört: Dann darf er einmal im Monat schreiben und Sie höchstens viermal ansprechen',
  }),
  ...stateWords('collection-act-case', {
    ...sameCells(
      'CT DC HI IA NH OR SC VT WV',
      'verbietet auch das Gesetz des Bundesstaats Belästigung und falsche Behauptungen, meist auch dem ersten Kreditgeber',
    ),
    ...sameCells(
      'AR ID ME NE NV NM ND RI TN WY',
      'braucht eine Inkassofirma eine Lizenz oder einen Eintrag beim Bundesstaat, und sein Gesetz begrenzt, was sie darf',
    ),
    LA: 'darf ein Kreditgeber meist nicht mit anderen über Ihre Schuld sprechen. Verlangen Sie per Einschreiben (certified mail), dass er aufhört: Dann darf er einmal im Monat schreiben und Sie höchstens viermal ansprechen',
  }),
  ...stateWords('old-record', {
    ...sameCells(
      'AL CO CT DE DC KS KY LA MD MN MO MT NV NH NM ND OK OR RI SC TN UT VT WV WY',
      'können viele alte oder kleine Verurteilungen und eingestellte Fälle nach einigen Jahren gelöscht oder gesperrt werden',
    ),
    ...sameCells(
      'HI NE SD WI',
      'ist das Gesetz zum Löschen oder Sperren alter Einträge eng. Fragen Sie die Rechtshilfe (legal aid), für welche von Ihren es gilt',
    ),
  }),
  ...stateWords('safe-pay', {
    ...sameCells(
      'AK MS MO MT NE NV NM ND OK OR RI SD TN UT VT WV WI WY',
      'kann für eine normale Schuld nur ein Teil Ihres Lohns genommen werden. Verlangen Sie schriftlich, was sicher ist',
    ),
  }),
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AK: 'ist Ihr letzter Lohn innerhalb von drei Werktagen fällig, wenn man Sie entlässt',
    ...sameCells(
      'AR IA KS ME ND OK RI SD WV WY',
      'ist Ihr letzter Lohn bis zum nächsten Zahltag fällig',
    ),
    HI: 'ist Ihr letzter Lohn sofort oder am nächsten Werktag fällig, wenn man Sie entlässt',
    ID: 'ist Ihr letzter Lohn bis zum nächsten Zahltag oder innerhalb von zehn Werktagen fällig, was früher ist',
    KY: 'ist Ihr letzter Lohn bis zum nächsten Zahltag oder innerhalb von 14 Tagen fällig, was später ist',
    LA: 'ist Ihr letzter Lohn bis zum nächsten Zahltag oder innerhalb von 15 Tagen fällig, was früher ist',
    MT: 'ist Ihr letzter Lohn sofort fällig, wenn man Sie entlässt, außer schriftliche Regeln der Firma nennen den nächsten Zahltag',
    NE: 'ist Ihr letzter Lohn bis zum nächsten Zahltag oder innerhalb von zwei Wochen fällig, was früher ist',
    NH: 'ist Ihr letzter Lohn innerhalb von 72 Stunden fällig, wenn man Ihnen kündigt, oder bis zum nächsten Zahltag bei Entlassung aus Mangel an Arbeit (layoff)',
    NM: 'ist Ihr letzter Lohn innerhalb von fünf Tagen fällig, wenn man Sie entlässt, oder von zehn, wenn er nach Stück oder als Provision gezahlt wird',
  }),
  ...stateWords('young-driver', {
    ...sameCells(
      'CA FL GA ID IL KY MI MN NC NJ OH PA RI TX VA VT WA WI WV',
      'kommt der Führerschein bis 18 in Stufen. Ein Strafzettel kann eine Sperre oder längeres Warten bringen. Fragen Sie das Gericht vor Ihrer Antwort (plea) nach einem Kurs oder einem kleineren Vorwurf',
    ),
    ND: 'nehmen sechs Punkte oder mehr vor 18 Ihnen den Führerschein, und Sie fangen neu mit der Lernerlaubnis an. Fragen Sie das Gericht vor Ihrer Antwort (plea) nach einem Kurs oder einem kleineren Vorwurf',
  }),
  ...stateWords('set-aside', {
    ...sameCells(
      'AK AL AR CO CT DC DE HI IA ID IN KS KY MO NE OK OR RI SC SD TN UT VT WI WV WY',
      'können Sie das Gericht bitten, ein Urteil aus gutem Grund aufzuheben. Bitten Sie sofort: Die Zeit ist kurz, und meist müssen Sie zeigen, was Sie einwenden',
    ),
  }),
  ...stateWords('job-record', {
    ...sameCells(
      'CO CT HI MN NM OR RI VT',
      'dürfen die meisten Arbeitgeber auf dem ersten Formular nicht nach Vorstrafen fragen. Fragte es danach, beschweren Sie sich beim Bundesstaat',
    ),
  }),
}
