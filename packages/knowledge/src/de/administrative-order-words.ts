/** Words by which an order of a public office shows itself, and what it is about. */
import type { Test } from '@plainletter/contracts/rule'

export const OFFICE: Test = {
  says: [
    'ordnungsverfügung',
    'ordnungsamt',
    'ordnungsbehörde',
    'bauaufsichtsbehörde',
    'bauordnungsamt',
    'fahrerlaubnisbehörde',
    'verwaltungsgericht',
    'vwvfg',
    'vwgo',
    'ersatzvornahme',
    'nutzungsuntersagung',
    'gebührenbescheid',
    'kostenbescheid',
    'ausländerbehörde',
    'aufenthaltserlaubnis',
    'ausbildungsförderung',
    'bafög',
    'betreuungsplatz',
    'kita-platz',
    'kindertagesstätte',
  ],
}
/** A car was towed away. */
export const TOWED: Test = {
  says: [
    'abgeschleppt',
    'abschleppmaßnahme',
    'abschleppkosten',
    'abschleppvorgang',
    'abschleppunternehmen',
    'umgesetzt',
    'sicherstellung ihres fahrzeugs',
  ],
}
/** Papers of other courts and other times. */
export const OTHER_WAYS: Test = {
  says: ['strafbefehl', 'bußgeldbescheid', 'sozialgericht', 'finanzgericht', 'rundfunkbeitrag'],
}
export const ASYLUM: Test = { says: ['asylverfahren', 'asylantrag', 'asylantrags', 'asylg'] }
export const REMEDY: Test = {
  says: ['rechtsbehelfsbelehrung', 'rechtsmittelbelehrung', 'rechtsbehelf'],
}
export const HEARING: Test = {
  says: [
    'anhörung gemäß',
    'anhörung nach § 28',
    'gelegenheit zur stellungnahme',
    'anhörungsverfahren',
  ],
}
export const PRESSURE: Test = {
  says: ['zwangsgeld', 'zwangsgeldes', 'zwangsgelder', 'ersatzvornahme'],
}
export const AT_ONCE: Test = {
  says: ['sofortige vollziehung', 'sofortigen vollziehung', 'sofortvollzug', 'sofort vollziehbar'],
}
