/** German: types, sums, dates, signs. */
import type { CueRow } from './cue.ts'

export const DE_CUES = [
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      kündigung ihres arbeitsverhältnisses | kündigung des arbeitsverhältnisses |
      kündigen wir das mit ihnen bestehende arbeitsverhältnis |
      fristlose kündigung des arbeits | bestehende arbeitsverhältnis | arbeitsverhältnis`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 3 },
    cues: `
      betriebsbedingte kündigung | betriebsbedingten gründen | sozialplan`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      kündigung des mietverhältnisses | kündigung ihres mietverhältnisses |
      bestehende mietverhältnis | räumung | räumungsklage | zwangsräumung | eigenbedarf`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: 'mietrückstand | mietrückstände | mietschulden',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4.5 },
    cues: `
      mahnbescheid | klageschrift | ladung | amtsgericht | landgericht`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'vollstreckungsbescheid | versäumnisurteil | urteil',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      gerichtsvollzieher | zwangsvollstreckung | pfändung |
      pfändungs und überweisungsbeschluss | vermögensauskunft`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      inkasso | mahnung | zahlungserinnerung | letzte mahnung | offene forderung |
      zahlungsaufforderung | rückstand | gläubiger | inkassokosten | unsere mandantin |
      unser mandant`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: `
      finanzamt | steuerbescheid | einkommensteuer | säumniszuschlag`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      stromrechnung | gasrechnung | stadtwerke | sperrandrohung | zählerstand | abschlag`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 4 },
    cues: 'abmahnung | urheberrechtsverletzung | urheberrecht',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4 },
    cues: 'bußgeldbescheid | verwarnungsgeld | ordnungswidrigkeit',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 4 },
    cues: `
      erstattungsbescheid | rückforderung von leistungen | überzahlung |
      aufhebungs und erstattungsbescheid`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4 },
    cues: `
      versicherungsschutz | schadensmeldung abgelehnt | leistungsablehnung |
      versicherungsnummer`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      gesamtbetrag | gesamtforderung | gesamtsumme | summe | zu zahlender betrag | zahlbetrag |
      offener betrag | forderung | zu zahlen | rechnungsbetrag | offener saldo`,
  },
  { means: 'money', role: 'principal', weight: 4, cues: 'hauptforderung' },
  {
    means: 'money',
    role: 'fee',
    weight: 4,
    cues: `
      mahngebühr | mahngebühren | inkassokosten | gebühr | gebühren | mahnkosten`,
  },
  { means: 'money', role: 'interest', weight: 4, cues: 'zinsen | verzugszinsen' },
  { means: 'money', role: 'cost', weight: 4, cues: 'kosten | gerichtskosten | anwaltskosten' },
  { means: 'money', role: 'rent', weight: 4, cues: 'miete | kaltmiete | warmmiete' },
  {
    means: 'money',
    role: 'arrears',
    weight: 4,
    cues: 'rückstand | mietrückstand | rückstände',
  },
  { means: 'date', role: 'letter', cues: 'datum | den | ausgestellt am' },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      bis zum | bis spätestens | spätestens | spätestens bis | fällig am | zahlbar bis |
      frist bis | bis`,
  },
  { means: 'date', role: 'other', cues: 'vom | seit | rechnung vom | fristgerecht zum' },
  { means: 'sign', sign: 'loss_of_home', cues: 'räumung | kündigung des mietverhältnisses' },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      namens und in vollmacht | im auftrag | unsere mandantin | unser mandant |
      unserer mandantin | gläubiger | auftraggeber`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      finanzamt | jobcenter | agentur für arbeit | amtsgericht | landgericht | stadtkasse |
      hauptzollamt | beitragsservice`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: `
      können | kann | könnte | würden | wenn | falls | sollte | sofern`,
  },
  {
    means: 'sign',
    sign: 'de',
    cues: `
      deutschland | bgb | gmbh | sgb | zpo | amtsgericht | finanzamt | iban de |
      bundesrepublik`,
  },
  {
    means: 'sign',
    sign: 'ch',
    cues: `
      schweiz | betreibungsamt | zahlungsbefehl | chf | suisse | svizzera | betreibung |
      rechtsvorschlag`,
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `
      gerichtliches mahnverfahren | klage | gerichtlich | rechtsanwalt`,
  },
  {
    means: 'threat',
    kind: 'enforcement_visit',
    cues: 'gerichtsvollzieher | zwangsvollstreckung',
  },
  { means: 'threat', kind: 'credit_file', cues: 'schufa' },
  { means: 'threat', kind: 'eviction', cues: 'räumungsklage | räumung' },
] as const satisfies readonly CueRow[]
