/** Conditions on papers of courts and court officers. Phrases are those of German letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Papers of the court that orders payment without looking at the claim. */
export const PAYMENT_ORDER: Test = { says: ['mahnbescheid', 'mahnverfahren', 'mahngericht'] }
export const ENFORCEMENT_ORDER: Test = { says: ['vollstreckungsbescheid'] }
export const DEFAULT_JUDGMENT: Test = { says: ['versäumnisurteil', 'versäumnis urteil'] }
/** A claim that is served warns of a default judgment. */
export const CLAIM_SERVED: Test = {
  says: [
    'gegen die klage verteidigen',
    'gegen die klage zu verteidigen',
    'verteidigungsanzeige',
    'klageerwiderung',
    'abschrift der klageschrift',
    'abschrift der klage',
  ],
}
/** The remedy against a Vollstreckungsbescheid. */
export const OBJECTION_TO_ORDER: Test = {
  says: [
    'einspruch',
    'einspruchsfrist',
    'gegen den vollstreckungsbescheid',
    'gegen diesen vollstreckungsbescheid',
  ],
}
/** A Mahnbescheid warns of a Vollstreckungsbescheid, and that names the Mahnbescheid: the remedy tells them apart. */
export const IS_PAYMENT_ORDER: Condition = {
  all: [PAYMENT_ORDER],
  not: [OBJECTION_TO_ORDER, DEFAULT_JUDGMENT],
}
export const IS_ENFORCEMENT_ORDER: Condition = {
  all: [ENFORCEMENT_ORDER, OBJECTION_TO_ORDER],
  not: [DEFAULT_JUDGMENT],
}
export const IS_DEFAULT_JUDGMENT: Condition = { all: [DEFAULT_JUDGMENT], not: [CLAIM_SERVED] }
/** Whatever an objection (Einspruch) can still undo. */
export const IS_OBJECTED_TO: Condition = {
  any: [OBJECTION_TO_ORDER, DEFAULT_JUDGMENT],
  not: [CLAIM_SERVED],
}
/** A claim with written pleadings, not the order procedure. */
export const IS_CLAIM: Condition = {
  any: [
    {
      says: [
        'klageschrift',
        'klageerwiderung',
        'verteidigungsanzeige',
        'schriftliches vorverfahren',
        'schriftlichen vorverfahren',
        'räumungsklage',
        'zustellung der klage',
        'klage zugestellt',
        'anliegende klage',
        'beiliegende klage',
        'beigefügte klage',
        'anliegenden klage',
        'beiliegenden klage',
        'beigefügten klage',
        'klage gegen sie',
        'gegen die klage',
        'gegen diese klage',
        'verteidigen wollen',
        // The pleading itself, where the letter of the court was left out.
        'in vollmacht des klägers',
        'in vollmacht der klägerin',
        'erhebe ich klage',
        'erheben wir klage',
        'der beklagte wird verurteilt',
        'die beklagte wird verurteilt',
        'die beklagten werden verurteilt',
        'den beklagten zu verurteilen',
        'die beklagte zu verurteilen',
      ],
    },
  ],
  // A judgment speaks of the defendant in the same words; a labour court sets no two weeks.
  not: [OBJECTION_TO_ORDER, { says: ['im namen des volkes', 'an das arbeitsgericht'] }],
}
/** A judgment after both sides could speak, which only an appeal changes. */
export const IS_FULL_JUDGMENT: Condition = {
  all: [{ says: ['urteil', 'endurteil', 'im namen des volkes'] }],
  not: [DEFAULT_JUDGMENT, ENFORCEMENT_ORDER],
}
export const ASSET_STATEMENT: Test = {
  says: ['vermögensauskunft', 'vermögensverzeichnis', '§ 802c', '§ 802f'],
}
export const ACCOUNT_SEIZURE: Test = {
  says: [
    'pfändungs- und überweisungsbeschluss',
    'pfändungs und überweisungsbeschluss',
    'pfändungs- und einziehungsverfügung',
    'kontopfändung',
    'pfändung ihres kontos',
    'konto liegt eine pfändung',
    'konto liegen pfändungen',
    'pfändung ihres girokontos',
    'ihr konto wurde gepfändet',
    'ihr konto ist gepfändet',
    'ihr konto wurde gesperrt',
    'ihr konto ist gesperrt',
    'vorläufiges zahlungsverbot',
    'drittschuldner',
  ],
}
export const WAGE_SEIZURE: Test = {
  says: ['lohnpfändung', 'gehaltspfändung', 'pfändung des arbeitseinkommens', 'arbeitseinkommen'],
}
/** The employer writes, or the order goes to it. */
export const PAY_SEIZED: Test = {
  says: [
    'lohnpfändung',
    'gehaltspfändung',
    'pfändbaren teil ihres',
    'pfändbare teil ihres',
    'pfändbaren teil deines',
    'pfändbarer teil ihres',
  ],
}
/** An office says what it may do next: nothing is seized yet. */
const ONLY_THREATENED: Test = {
  says: [
    'vollstreckungsankündigung',
    'ankündigung der vollstreckung',
    'ankündigung von vollstreckungsmaßnahmen',
    'vollstreckungsmaßnahmen einzuleiten',
    'vollstreckungsmaßnahmen eingeleitet',
    'vollstreckungsmaßnahmen ergriffen',
    'vollstreckungsmaßnahmen (z. b.',
  ],
}
export const ACCOUNT_SEIZED: Condition = {
  any: [ACCOUNT_SEIZURE],
  not: [PAY_SEIZED, ONLY_THREATENED],
}
export const CLEARING_DAY: Test = {
  says: ['räumungstermin', 'zwangsräumung', 'zwangsräumungstermin'],
}

/** Somebody holds the order that follows a Mahnbescheid, and speaks of both. */
export const ENFORCEMENT_ORDER_CAME: Test = {
  says: [
    'vollstreckungsbescheid vom',
    'vollstreckungsbescheid des',
    'vollstreckungsbescheid zugestellt',
    'vollstreckungsbescheid bekommen',
    'vollstreckungsbescheid erhalten',
    'vollstreckungsbescheid gefunden',
    'vollstreckungsbescheid im briefkasten',
  ],
}
