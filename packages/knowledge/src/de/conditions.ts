/** Conditions that several German rows share. Phrases are those of German letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Papers of creditors with powers of their own, who need no court. A collector may speak of benefits too. */
export const PUBLIC: Test = {
  says: [
    'rundfunkbeitrag',
    'rundfunkbeiträge',
    'beitragsservice',
    'festsetzungsbescheid',
    'gebührenbescheid',
    'bußgeldbescheid',
    'erstattungsbescheid',
    'steuerbescheid',
    'hauptzollamt',
    'finanzkasse',
    'stadtkasse',
    'gemeindekasse',
    'kreiskasse',
    'landeskasse',
    'landesjustizkasse',
    'justizkasse',
    'landesoberkasse',
    'gerichtskasse',
    'bundeskasse',
    'bundesverwaltungsamt',
    'verbandsgemeindekasse',
    'samtgemeindekasse',
    'vollstreckungsbehörde',
    'inkasso-service recklinghausen',
    'ordnungsverfügung',
    'ordnungsamt',
    'verwaltungsgericht',
    'ausländerbehörde',
    'kranken- und pflegeversicherung',
  ],
}
export const PUBLIC_SENDER: Test = {
  sender: [
    'finanzamt',
    'jobcenter',
    'familienkasse',
    'agentur für arbeit',
    'bundesagentur',
    'krankenkasse',
    'hauptzollamt',
    'stadtverwaltung',
    'gemeindeverwaltung',
    'landratsamt',
    'landkreis',
    'aok',
    'barmer',
    'dak-gesundheit',
    'knappschaft',
    'ikk classic',
    'bkk',
    'rentenversicherung',
    'berufsgenossenschaft',
  ],
}
/** Signs of a collector or lawyer, who writes for another company or has bought its claim. */
const FROM_COLLECTOR: Test[] = [
  {
    says: [
      'im auftrag unserer',
      'im auftrag der firma',
      'namens und im auftrag',
      'namens und in vollmacht',
      'unserer mandantin',
      'unserer mandantschaft',
      'unseres mandanten',
      'unsere mandantin',
      'unsere mandantschaft',
      'unser mandant',
      'unserer auftraggeberin',
      'unseres auftraggebers',
      'unsere auftraggeberin',
      'unser auftraggeber',
      'mit dem einzug',
      'mit der einziehung',
      'mit der beitreibung',
      'zum einzug',
      'zur einziehung',
      'an uns abgetreten',
      'forderungsabtretung',
      'forderungskauf',
      'hauptforderung',
      'inkassovergütung',
      'inkassoerlaubnis',
      'rechtsdienstleistungsregister',
      'geschäftsgebühr',
      'gläubigerin',
      'gläubiger',
    ],
  },
  {
    sender: ['inkasso', 'rechtsanw', 'kanzlei', 'forderungsmanagement', 'creditreform', 'collect'],
  },
  {
    sender: [
      'riverty',
      'coeo',
      'pair finance',
      'lowell',
      'intrum',
      'hoist',
      'infoscore',
      'alektum',
      'axactor',
      'eos deutscher',
      'eos invest',
    ],
  },
]
/** A company, not an office of the state. */
export const PRIVATE: Condition = { not: [PUBLIC, PUBLIC_SENDER] }

/** A company's debt in the hands of a collector or lawyer. */
export const PRIVATE_COLLECTOR: Condition = { any: FROM_COLLECTOR, not: [PUBLIC, PUBLIC_SENDER] }
/** The company itself reminds: the law of collectors does not speak to it. */
export const PRIVATE_COMPANY: Condition = { not: [PUBLIC, PUBLIC_SENDER, ...FROM_COLLECTOR] }

/** Those who enforce the decisions of offices. */
export const PUBLIC_ENFORCER: Test = {
  says: [
    'hauptzollamt',
    'finanzkasse',
    'stadtkasse',
    'gemeindekasse',
    'kreiskasse',
    'vollstreckungsbehörde',
    'vollstreckungsstelle',
    'vollstreckungsankündigung',
    'vollziehungsbeamter',
    'vollziehungsbeamte',
    'pfändungs- und einziehungsverfügung',
  ],
}
export const FROM_PUBLIC: Condition = { any: [PUBLIC_ENFORCER] }

/** A court has already decided: the debt has a title. */
const TITLE_WORDS = [
  'vollstreckungsbescheid',
  'tituliert',
  'titulierte forderung',
  'titulierten forderung',
  'vollstreckungstitel',
  'vollstreckbare ausfertigung',
  'schuldtitel',
  'versäumnisurteil',
  'zwangsvollstreckungsauftrag',
]
export const TITLED: Test = { says: TITLE_WORDS }
/** A company whose debt has not been to court. */
export const PRIVATE_NO_TITLE: Condition = { not: [PUBLIC, PUBLIC_SENDER, TITLED] }

export const BROADCAST: Test = {
  says: ['rundfunkbeitrag', 'rundfunkbeiträge', 'beitragsservice', 'festsetzungsbescheid'],
}
export const FOR_BROADCAST: Condition = { any: [BROADCAST] }

export const COLLECTOR_COSTS: Test = {
  says: [
    'inkassokosten',
    'inkassovergütung',
    'inkassogebühr',
    'inkassogebühren',
    'geschäftsgebühr',
    'rechtsanwaltskosten',
    'rechtsanwaltsvergütung',
    'auslagenpauschale',
  ],
}
export const CREDIT_FILE: Test = {
  says: ['schufa', 'auskunftei', 'auskunfteien', 'boniversum', 'crif', 'infoscore consumer data'],
}

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

/** Notices to leave a flat, by their ground. */
export const RENT_OWED: Test = {
  says: [
    'mietrückstand',
    'mietrückstände',
    'mietrückstands',
    'mietschulden',
    'zahlungsverzug',
    'zahlungsverzugs',
    'rückständige miete',
    'rückständigen mieten',
    '§ 543',
  ],
}
export const AT_ONCE: Test = {
  says: ['fristlos', 'fristlose', 'fristlosen', 'außerordentlich', 'außerordentliche', '§ 543'],
}
/** The letter asks for an answer by a day of its own, which is not the end of the tenancy. */
export const OTHER_DAY: Test = {
  says: [
    'bestätigen sie',
    'bestätigung bis',
    'eingangsbestätigung',
    'erhalt bis',
    'teilen sie uns',
    'teilen sie mir',
    'stellungnahme',
    'zahlen sie bis',
  ],
}
export const OWN_NEED: Test = { says: ['eigenbedarf', 'eigenbedarfs', 'eigenbedarfskündigung'] }
export const EVICTION_CLAIM: Test = {
  says: [
    'räumungsklage',
    'klage auf räumung',
    'wegen räumung',
    'räumung und herausgabe',
    'zu räumen und',
    'räumungsrechtsstreit',
  ],
}
export const RENT_RISE: Test = {
  says: [
    'mieterhöhung',
    'mieterhöhungsverlangen',
    'ortsübliche vergleichsmiete',
    '§ 558',
    'mietspiegel',
  ],
}
export const RUNNING_COSTS: Test = {
  says: [
    'betriebskostenabrechnung',
    'nebenkostenabrechnung',
    'heizkostenabrechnung',
    'betriebskosten',
  ],
}

/** The bank ends a loan that is behind. */
export const LOAN_ENDED: Test = {
  says: [
    'kündigen wir den darlehensvertrag',
    'kündigen wir den kreditvertrag',
    'kündigung ihres darlehens',
    'kündigung ihres kredits',
    'kündigung ihres ratenkredits',
    'kündigung des darlehensvertrags',
    'kündigung des kreditvertrags',
    'gesamtfälligstellung',
    'gesamtfälligkeit',
  ],
}
/** Public insurers, whose decisions go to the social court. */
/** A private insurer may name the health fund that told it of an illness. */
export const PUBLIC_INSURER: readonly Test[] = [
  {
    sender: [
      'krankenkasse',
      'pflegekasse',
      'berufsgenossenschaft',
      'rentenversicherung',
      'gesundheitskasse',
      'aok',
      'barmer',
      'bkk',
      'ikk',
      'dak',
      'knappschaft',
      'unfallkasse',
    ],
  },
  {
    says: [
      'sgb v',
      'sgb vi',
      'sgb vii',
      'sgb xi',
      'sozialgericht',
      'sozialgesetzbuch',
      'widerspruchsausschuss',
      'widerspruch erheben',
      'widerspruch einlegen',
      'medizinischer dienst',
      'medizinischen dienstes',
    ],
  },
]

/** Letters of employers. */
export const JOB_AT_ONCE: Test = {
  says: ['fristlos', 'fristlose', 'fristlosen', 'außerordentlich', 'außerordentliche', '§ 626'],
}
export const CHANGE_NOTICE: Test = { says: ['änderungskündigung', 'geänderten bedingungen'] }
export const EXIT_AGREEMENT: Test = {
  says: ['aufhebungsvertrag', 'auflösungsvertrag', 'abwicklungsvertrag', 'aufhebungsvereinbarung'],
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
      ],
    },
  ],
  not: [OBJECTION_TO_ORDER],
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
export const CLEARING_DAY: Test = {
  says: ['räumungstermin', 'zwangsräumung', 'zwangsräumungstermin'],
}
/** A court officer works for private creditors with a title. */
export const COURT_OFFICER: Condition = { not: [PUBLIC_ENFORCER] }

/** Decisions on the stay of foreigners, where an objection rarely stops anything. */
export const IMMIGRATION: Test = {
  says: [
    'ausländerbehörde',
    'aufenthaltserlaubnis',
    'aufenthaltstitel',
    'aufenthaltsgesetz',
    'aufenthg',
    'abschiebung',
    'abschiebungsandrohung',
    'ausreisepflicht',
    'ausreisefrist',
    'asylverfahren',
    'asylantrag',
    'asylg',
    'duldung',
  ],
}

/** Words of a lease: an Abmahnung with them comes from a landlord. */
export const LEASE: Test = {
  says: [
    'mietverhältnis',
    'mietvertrag',
    'mietvertrags',
    'mietsache',
    'hausordnung',
    'vermieter',
    'vermieterin',
  ],
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
export const IS_TENANCY_WARNING: Condition = {
  all: [
    { says: ['abmahnung', 'mahnen wir sie', 'mahne ich sie', 'mahnen sie', 'abgemahnt'] },
    LEASE,
  ],
  not: [JOB],
}

/** A cut of basic income support, which takes nothing back. */
export const BENEFIT_CUT: Test = {
  says: [
    'leistungsminderung',
    'minderung ihres grundsicherungsgeldes',
    'minderung des grundsicherungsgeldes',
    'minderung ihres bürgergeldes',
    'meldeversäumnis',
    'meldeversäumnisse',
    'meldeversäumnisses',
    'pflichtverletzung',
    'sperrzeit',
    '§ 31a',
  ],
}
/** An office asks for money back. */
export const PAID_BACK: Test = {
  says: [
    'erstattung',
    'erstattungsbescheid',
    'erstatten',
    'zu erstatten',
    'erstattungsbetrag',
    'zurückzahlen',
    'zurückzuzahlen',
    'zurückgefordert',
    'rückforderung',
    'zurückfordern',
    'überzahlung',
    'überzahlt',
    'überzahlten',
    'zu unrecht',
    'rückzahlung',
    'zurück zu zahlen',
    'zu viel',
    'zuviel',
    'überzahlter',
    'aufgehoben',
    'aufhebung',
    'rücknahme',
    'zurückgenommen',
    'aufhebungs- und erstattungsbescheid',
  ],
}
/** Support for a parent (Elternunterhalt), which follows other rules than support for a child. */
export const FOR_A_PARENT: Test = {
  says: [
    'elternunterhalt',
    'unterhalt für ihre mutter',
    'unterhalt für ihren vater',
    'unterhaltspflicht gegenüber ihren eltern',
    'unterhaltspflicht gegenüber ihrer mutter',
    'unterhaltspflicht gegenüber ihrem vater',
  ],
}
/** A tax of a town. The tax office writes of an Einspruch instead. */
export const BY_WIDERSPRUCH: Test = {
  says: [
    'widerspruch erhoben werden',
    'widerspruch erheben',
    'widerspruch einlegen',
    'widerspruch eingelegt werden',
    'widerspruch einzulegen',
    'widerspruch zu erheben',
    'rechtsbehelf des widerspruchs',
  ],
}
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
/** A premium that is late. It is no decision on a claim. */
export const LATE_PREMIUM: Test = {
  says: [
    'folgeprämie',
    'folgebeitrag',
    'beitragsrückstand',
    '§ 38 vvg',
    'qualifizierte mahnung',
    'kündigung wegen nichtzahlung',
    'kündigung wegen zahlungsverzug',
    'erstprämie',
    'erstbeitrag',
    'prämie nicht gezahlt',
    'beitrag nicht gezahlt',
  ],
}
/** A call to a meeting. No benefit is blocked yet. */
export const CALLED_TO_MEETING: Test = {
  says: [
    'einladung zu einem gespräch',
    'einladung zum gespräch',
    'einladung zu einem persönlichen gespräch',
    'einladung zu einem beratungsgespräch',
    'laden wir sie ein',
    'lade ich sie ein',
    'meldeaufforderung',
    'aufforderung zur meldung',
  ],
}
