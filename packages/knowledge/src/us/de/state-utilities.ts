/** The German words of the rows in ../state-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

const CUT_OFF_SUMMER = {
  AZ: 'darf eine beaufsichtigte Stromfirma einen Haushalt in den heißen Monaten, von Juni bis Mitte Oktober, wegen unbezahlter Rechnungen nicht abstellen',
}

const CUT_OFF_PLAN = {
  CA: 'müssen die großen Strom- und Gasfirmen vor dem Abstellen einen Zahlungsplan anbieten. Zehn Tage Ankündigung sind nötig',
  TX: 'können Sie Ihre Stromfirma um einen Plan mit späterer Zahlung (deferred payment plan) bitten. In manchen Fällen muss sie einen anbieten',
}

const CUT_OFF_WATER = {
  CA: 'dürfen die meisten Wasserfirmen erst nach 60 Tagen unbezahlter Rechnungen abstellen und müssen sich 7 Geschäftstage vorher bei Ihnen melden',
}

const CUT_OFF_NOTICE = {
  FL: 'muss eine beaufsichtigte Stromfirma Ihnen fünf Werktage vor dem Abstellen schreiben',
  NY: 'muss mindestens 15 Tage vor dem Abstellen von Strom oder Gas eine letzte Mitteilung kommen. Vorher dürfen Sie um einen Zahlungsplan bitten',
  OH: 'muss eine Strom- oder Gasfirma das Abstellen 14 Tage vorher ankündigen und Zahlungspläne anbieten',
  TX: 'muss eine Stromfirma mindestens zehn Tage vor dem Tag eine Mitteilung über das Abstellen schicken. Eine kürzere bricht die Regel',
  VA: 'muss eine Versorgungsfirma Ihnen zuerst schreiben und darf meist erst abstellen, wenn Sie 60 Tage im Rückstand sind. Nicht am Freitag oder Wochenende, nicht bei großer Hitze oder Frost',
}

const CUT_OFF_WINTER = {
  IL: 'muss eine Strom- oder Gasfirma von Dezember bis März einen Zahlungsplan anbieten, bevor sie Ihre Heizung abstellen darf',
  IN: 'bleiben Strom oder Gas von Dezember bis 15. März an, wenn Sie Energiehilfe bekommen oder beantragt haben',
  IA: 'bleiben Strom oder Gas von November bis Ende März an, wenn Sie Anspruch auf Energiehilfe haben',
  MD: 'ist das Abstellen von November bis März und bei großer Hitze oder Kälte begrenzt. Zuerst ist eine schriftliche Mitteilung nötig',
  MI: 'hilft ein Winterschutzplan Menschen mit kleinem Einkommen und Menschen ab 65. Verlangen Sie ihn ab November',
  MN: 'hält die Cold Weather Rule von Oktober bis April Ihre Heizung an, wenn Sie einem Plan zustimmen und ihn einhalten',
  MO: 'begrenzt die Cold Weather Rule das Abstellen der Heizung von November bis März und bietet einen Plan über 12 Monate',
  NJ: 'dürfen viele Haushalte vom 15. November bis 15. März Heizung oder Strom nicht verlieren. Fragen Sie nach dem Winter Termination Program',
  PA: 'sind vor dem Abstellen zehn Tage Ankündigung nötig. Von Dezember bis März dürfen die meisten Haushalte mit kleinem Einkommen nicht abgestellt werden',
  WA: 'hält ein Zahlungsplan Ihre Heizung vom 15. November bis 15. März an. Sagen Sie der Firma, dass Sie nicht zahlen können',
  WI: 'darf Ihre Heizung von November bis 15. April nicht abgestellt werden',
}

const CUT_OFF_HARDSHIP = {
  MA: 'bleiben Sie in einer Notlage mit schwerer Krankheit, einem Baby zu Hause oder Heizung im Winter versorgt. Sagen Sie es der Firma',
}

const CUT_OFF_WEATHER = {
  TX: 'darf Ihr Strom bei extremer Hitze oder Kälte, oder solange ein sehr kranker Mensch zu Hause geschützt ist, nicht abgestellt werden',
}

export const STATE_UTILITIES_DE: Words = {
  ...stateWords('cut-off-summer', CUT_OFF_SUMMER),
  ...stateWords('ask-cut-off-summer', CUT_OFF_SUMMER),
  ...stateWords('cut-off-plan', CUT_OFF_PLAN),
  ...stateWords('ask-cut-off-plan', CUT_OFF_PLAN),
  ...stateWords('cut-off-water', CUT_OFF_WATER),
  ...stateWords('ask-cut-off-water', CUT_OFF_WATER),
  ...stateWords('cut-off-notice', CUT_OFF_NOTICE),
  ...stateWords('ask-cut-off-notice', CUT_OFF_NOTICE),
  ...stateWords('cut-off-winter', CUT_OFF_WINTER),
  ...stateWords('ask-cut-off-winter', CUT_OFF_WINTER),
  ...stateWords('cut-off-hardship', CUT_OFF_HARDSHIP),
  ...stateWords('ask-cut-off-hardship', CUT_OFF_HARDSHIP),
  ...stateWords('cut-off-weather', CUT_OFF_WEATHER),
  ...stateWords('ask-cut-off-weather', CUT_OFF_WEATHER),
  ...stateWords('cut-off-notice', {
    NC: 'muss eine beaufsichtigte Stromfirma zehn Tage vor dem Abstellen schreiben. Von November bis März braucht sie eine Erlaubnis, um manche alten oder behinderten Menschen abzustellen',
  }),
  ...stateWords('ask-cut-off-notice', {
    NC: 'muss eine beaufsichtigte Stromfirma zehn Tage vor dem Abstellen schreiben. Von November bis März braucht sie eine Erlaubnis, um manche alten oder behinderten Menschen abzustellen',
  }),
  ...stateWords('cut-off-weather', {
    GA: 'darf eine beaufsichtigte Stromfirma bei Hitzewarnung oder Frost nicht abstellen. Auch schwere Krankheit zu Hause kann es aufschieben',
  }),
  ...stateWords('ask-cut-off-weather', {
    GA: 'darf eine beaufsichtigte Stromfirma bei Hitzewarnung oder Frost nicht abstellen. Auch schwere Krankheit zu Hause kann es aufschieben',
  }),
}
