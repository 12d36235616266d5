/** German: what sums and dates are, and what a letter threatens. */
import type { CueRow } from './cue.ts'

export const DE_FACT_CUES = [
  {
    means: 'money',
    role: 'total',
    weight: 4.5,
    cues: `
      forderung inkl | forderung inklusive | forderung samt | forderungsbetrag | ausstehend | ausstehender betrag | endbetrag | offene summe | gesamtbetrag | gesamtforderung | gesamtsumme | summe | zu zahlender betrag | vertragsstrafe von | vertragsstrafe | zahlbetrag | offener betrag | zu zahlen |
      rechnungsbetrag | offener saldo | gesamtrückstand | betrag von insgesamt | insgesamt | zusammen | macht zusammen | alles zusammen | gesamt | offenen betrag |
      fälliger betrag | beitragsrückstand | säumniszuschlag beträgt | säumniszuschläge beträgt | mahngebühren beträgt | total | einen betrag von | nachzahlung | in höhe von | soll ich | ich soll | schulde`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: 'forderung | rundfunkbeitrag | rundfunkbeiträge | betrag | bitte zahlen sie | überweisen sie',
  },
  {
    means: 'money',
    role: 'total',
    weight: 4.6,
    cues: 'ist noch offen | steht noch aus | ist noch nicht bezahlt | ist unbezahlt | wurde nicht bezahlt | ist bisher nicht eingegangen',
  },
  { means: 'money', role: 'principal', weight: 5, cues: 'hauptforderung | kapitalforderung' },
  {
    means: 'money',
    role: 'fee',
    weight: 5,
    cues: `mahngebühr | mahngebühren | inkassokosten | gebühr | gebühren | mahnkosten | verzugsschaden | bearbeitungsgebühr | verspätungszuschlag | säumniszuschlag`,
  },
  { means: 'money', role: 'interest', weight: 5, cues: 'zinsen | verzugszinsen | zins' },
  {
    means: 'money',
    role: 'cost',
    weight: 5,
    cues: 'kosten | gerichtskosten | anwaltskosten | rechtsanwaltskosten | auslagen | verfahrenskosten | kosten des zahlungsbefehls',
  },
  {
    means: 'money',
    role: 'penalty',
    weight: 5,
    cues: 'geldbuße | bußgeld | verwarnungsgeld | geldstrafe | busse',
  },
  { means: 'money', role: 'rent', weight: 4, cues: 'miete | kaltmiete | warmmiete | mietzins' },
  {
    means: 'money',
    role: 'instalment',
    weight: 5,
    cues: 'rate | raten von | monatsrate | monatliche rate | abschlag',
  },
  {
    means: 'money',
    role: 'other',
    weight: 5,
    cues: 'schadensersatz | streitwert | gegenstandswert | selbstbeteiligung',
  },
  {
    means: 'money',
    role: 'arrears',
    weight: 5,
    cues: 'mietrückstand | rückstand | rückstände | in rückstand | monatsmieten insgesamt',
  },
  {
    means: 'date',
    role: 'letter',
    cues: 'datum | den | ausgestellt am | mahnbescheid vom | vollstreckungsbescheid vom | zahlungsbefehl vom | bescheid vom | zahlungsbefehl vom | briefdatum',
  },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      bis zum | bis spätestens | spätestens | spätestens bis | spätestens am | fällig am | zahlbar bis | frist bis | bis |
      zahlungsziel | wohnung per | mietverhältnis per | mietvertrag per | eingehend bis`,
  },
  {
    means: 'date',
    role: 'other',
    cues: 'vom | seit | erst auf den | möglich auf den | nächster termin | ihr termin |  rechnung vom | fristgerecht zum | ordentlich zum | zum | kaufvertrag vom | ihr schreiben vom | urteil vom',
  },
  {
    means: 'date',
    role: 'incident',
    cues: 'vorgeworfen am | am tattag | tattag | tag der tat | tatdatum | datum des verstoßes | tatzeit | unfall vom | schaden vom | schadentag | wird vorgeworfen',
  },
  {
    means: 'date',
    role: 'hearing',
    cues: 'termin | termin am | verhandlung | verhandlung am | haben sie am | ladung zum | erscheinen am | räumungstermin | gütetermin',
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: `können | kann | könnte | würden | wenn | falls | sollte | sofern | andernfalls`,
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `
      klagen den rest ein | klagen wir den |
      mahnverfahren | mahnverfahrens | gerichtlichen | gerichtlicher | klageverfahren | klageerhebung | klage | klage erheben | gerichtlich | rechtsanwalt einschalten |
      mahnbescheid beantragen | betreibung | betreibung ein | rechtliche schritte | räumungsklage | gerichtliche schritte`,
  },
  { means: 'threat', kind: 'enforcement_visit', cues: 'gerichtsvollzieher' },
  { means: 'threat', kind: 'goods', cues: 'zwangsvollstreckung | pfändung | pfänden' },
  { means: 'threat', kind: 'judgment', cues: 'vollstreckungsbescheid' },
  { means: 'threat', kind: 'wages', cues: 'lohnpfändung | gehaltspfändung' },
  { means: 'threat', kind: 'prison', cues: 'haftbefehl | erzwingungshaft' },
  { means: 'threat', kind: 'credit_file', cues: 'schufa | auskunfteien | auskunftei' },
  {
    means: 'threat',
    kind: 'debt_collector',
    cues: 'inkassounternehmen | inkassobüro | inkasso übergeben',
  },
  { means: 'threat', kind: 'eviction', cues: 'räumungsklage | räumung | fristlos kündigen' },
  {
    means: 'threat',
    kind: 'disconnection',
    cues: 'versorgung unterbrechen | sperren | sperrung | versorgungsunterbrechung',
  },
  { means: 'threat', kind: 'costs', cues: 'weitere kosten | zusätzliche kosten' },
] as const satisfies readonly CueRow[]
