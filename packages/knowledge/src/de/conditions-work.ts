/** Conditions on letters of employers. Phrases are those of German letters, lower case. */
import type { Test } from '@plainletter/contracts/rule'

/** Letters of employers. */
export const JOB_AT_ONCE: Test = {
  says: ['fristlos', 'fristlose', 'fristlosen', 'außerordentlich', 'außerordentliche', '§ 626'],
}
export const CHANGE_NOTICE: Test = { says: ['änderungskündigung', 'geänderten bedingungen'] }
export const EXIT_AGREEMENT: Test = {
  says: ['aufhebungsvertrag', 'auflösungsvertrag', 'abwicklungsvertrag', 'aufhebungsvereinbarung'],
}
/** A paper that warns (Abmahnung). A dismissal speaks of earlier warnings in other words. */
export const WARNS = {
  says: [
    'mahnen wir sie',
    'mahnen sie hiermit',
    'mahnen sie deshalb',
    'mahnen sie daher',
    'wir mahnen sie',
    'ich mahne sie',
    'mahne ich sie',
    'erteilen wir ihnen eine abmahnung',
    'erteilen wir ihnen hiermit eine abmahnung',
    'erteilen ihnen eine abmahnung',
    'erteilen ihnen hiermit eine abmahnung',
    'erhalten sie hiermit eine abmahnung',
    'erteilen wir ihnen folgende abmahnung',
    'erteilen ihnen folgende abmahnung',
    'sprechen wir ihnen eine abmahnung',
    'werden sie hiermit abgemahnt',
    'werden daher abgemahnt',
    'missbilligen wir',
    'kündigung ihres arbeitsverhältnisses rechnen',
    'kündigung des arbeitsverhältnisses rechnen',
  ],
} satisfies Test
export const JOB = {
  says: [
    'arbeitsverhältnis',
    'arbeitsverhältnisses',
    'arbeitsvertrag',
    'arbeitsvertragliche',
    'arbeitsvertraglichen',
    'arbeitsleistung',
    'arbeitszeit',
    'arbeitszeiten',
    'arbeitsplatz',
    'personalakte',
    'vorgesetzten',
  ],
} satisfies Test
/** The end of a fixed-term job on its day, which is no dismissal. */
export const FIXED_TERM_ENDS: Test = {
  says: [
    'befristeter arbeitsvertrag endet',
    'befristetes arbeitsverhältnis endet',
    'befristeter vertrag endet',
    'befristeter arbeitsvertrag läuft',
    'befristetes arbeitsverhältnis läuft',
    'befristeter vertrag läuft',
    'ende ihres befristeten',
    'ende des befristeten',
    'ablauf ihres befristeten',
    'ablauf des befristeten',
    'auslaufen ihres befristeten',
    'auslaufen des befristeten',
    'durch fristablauf',
    'durch befristung',
  ],
}
/** A dismissal in an agreed trial period. */
export const TRIAL: Test = { says: ['probezeit', 'probezeitkündigung'] }
/** Pay that an employer gave by mistake. No public office asks for it. */
export const PAY_BY_MISTAKE: Test = {
  says: [
    'überzahlten gehalts',
    'überzahltes gehalt',
    'überzahlte gehalt',
    'überzahlten lohns',
    'überzahlter lohn',
    'überzahlten lohn',
    'überzahlten arbeitsentgelts',
    'gehaltsüberzahlung',
    'lohnüberzahlung',
    'zu viel lohn',
    'zu viel gehalt',
    'zu viel gezahlten lohn',
    'zu viel gezahltes gehalt',
    'zu viel gezahlten gehalts',
  ],
}
