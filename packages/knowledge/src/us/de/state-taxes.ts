/** The German words of the rows in ../state-taxes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TAXES_DE: Words = {
  ...stateWords('tax-plan', {
    CA: 'können Sie das Franchise Tax Board bitten, in Raten über bis zu 60 Monate zu zahlen, wenn Sie höchstens $25,000 schulden. Fragen Sie bald: Es kann ohne Gericht einen Teil Ihres Lohns nehmen',
    NC: 'können Sie beim Department of Revenue monatliche Zahlungen verlangen, und dass ein Zuschlag aus gutem Grund wegfällt. Ist die Schuld 60 Tage überfällig, kann eine Gebühr von 20 % kommen',
  }),
  ...stateWords('tax-protest', {
    AL: 'haben Sie ab einem vorläufigen Bescheid (preliminary assessment) 30 Tage, um beim Department of Revenue eine Prüfung zu verlangen',
    ID: 'haben Sie 63 Tage nach dem Absenden einer Mitteilung (notice of deficiency), um bei der State Tax Commission zu widersprechen',
    KY: 'haben Sie ab dem Datum der Mitteilung 60 Tage, um beim Department of Revenue schriftlich zu widersprechen',
    ND: 'haben Sie 30 Tage, um gegen eine Mitteilung (notice of deficiency) beim Tax Commissioner schriftlich zu widersprechen',
    AZ: 'haben Sie 90 Tage, um gegen eine Festsetzung (assessment) der Einkommensteuer Widerspruch (appeal) einzulegen, und 45 Tage bei anderen Steuern des Bundesstaats',
    CA: 'haben Sie 60 Tage, um einer vorgeschlagenen Festsetzung (assessment) des Franchise Tax Board zu widersprechen (protest)',
    IL: 'haben Sie 60 Tage, um einer notice of deficiency zu widersprechen (protest) oder zum Tax Tribunal zu gehen',
    NJ: 'haben Sie 90 Tage, um bei der Division of Taxation zu widersprechen (protest) oder zum Tax Court zu gehen',
    NY: 'haben Sie ab einer notice of deficiency 90 Tage, um ein Gespräch (conference) oder eine Anhörung (hearing) zu verlangen',
    NC: 'haben Sie ab der Mitteilung 45 Tage, um beim Department of Revenue eine Prüfung (review) zu verlangen',
    OH: 'haben Sie ab der Festsetzung (assessment) 60 Tage, um eine neue Prüfung zu verlangen',
    VA: 'haben Sie ab der Festsetzung (assessment) 90 Tage, um beim Tax Commissioner Widerspruch (appeal) einzulegen',
  }),
  ...stateWords('tax-protest', {
    TX: 'haben Sie ab dem Datum der Mitteilung 60 Tage, um beim Comptroller eine neue Festsetzung (redetermination) zu verlangen',
    WA: 'haben Sie ab der Mitteilung 30 Tage, um beim Department of Revenue eine Prüfung (review) zu verlangen',
  }),
}
