/** German: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const DE_PLAIN_PAPER_CUES = [
  {
    // Asked for after the keys were given back: nobody has to leave any more.
    means: 'type',
    kinds: { EVICTION_NOTICE: -9, DEBT_COLLECTION_LETTER: 4 },
    cues: 'bei der übergabe am | nach der übergabe am | bei der wohnungsübergabe am | bei der rückgabe am | verlorener schlüssel | schlüsselverlust | fehlte ein haustürschlüssel | mit ihrer kaution',
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7, DISMISSAL_LETTER: -1 },
    cues: 'fällt ihr arbeitsplatz weg | ihr arbeitsplatz fällt weg | kündigen ihnen betriebsbedingt | bauen wir stellen ab | stellen ab ihre stelle | ihre stelle ist betroffen | wegen fehlender aufträge',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'dein vertrag läuft daher | ihr vertrag läuft daher | deine kündigung haben wir | kostenlose reparatur lehnen wir | garantie abgelaufen | garantie ist abgelaufen | rücksendung können wir nicht annehmen | rücksendung nicht annehmen | erstattung ist nicht möglich | sie bekommen einen gutschein | wenden sie sich an den hersteller',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: 'zu viel geld bekommen | heben die bewilligung auf',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 8, COURT_CLAIM: -3 },
    cues: 'pfändungs und überweisungsbeschluss | wird der lohn des schuldners | auf ihrem konto ist eine pfändung eingegangen | pfändung eingegangen',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, EVICTION_NOTICE: -2 },
    cues: 'die miete für november ist noch nicht da | miete ist noch nicht da | die miete ist nicht eingegangen | miete nicht eingegangen | andernfalls kündigen wir ihnen die wohnung | sonst muss ich ihnen kündigen',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 7, DEBT_COLLECTION_LETTER: -2 },
    cues: 'minuten geparkt | länger geparkt | parkens ohne parkscheibe | ohne parkscheibe | nennen sie uns den fahrer',
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 7 },
    cues: 'rundfunkbeiträge | rundfunkbeitrag',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 7 },
    cues: 'treten vom vertrag über die berufsunfähigkeit | eine rente zahlen wir nicht | den diebstahl bezahlen wir nicht | velos bezahlen wir nicht | bezahlen wir nicht es war nicht',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 7, CEASE_AND_DESIST: -3 },
    cues: 'über ihren internetanschluss wurde | film angeboten',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 7 },
    cues: 'gesuch um rechtsöffnung',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'wir kündigen ihnen fristlos | kündigen ihnen fristlos | hiermit kündigen wir ihnen zum | befristeter vertrag endet | befristeter vertrag endet am',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7, RENT_ARREARS_LETTER: -3 },
    cues: 'ich kündige ihnen die wohnung | kündigen wir ihre wohnung | kündige ihnen die wohnung',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 7 },
    cues: 'verletzung des urheberrechts | nutzen auf ihrer webseite ein foto',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 6 },
    cues: 'für unsere kundin sunrise fordern | für unsere kundin | bearbeitungskosten | beitragsrückstand',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 7 },
    cues: 'findet die schlichtungsverhandlung | schlichtungsverhandlung statt | schlichtungsbehörde',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'mit ihrer mietkaution | schlussabrechnung mietverhältnis | wie gesehen gekauft | für den motorschaden haften wir nicht | rücktritt vom kaufvertrag akzeptieren wir nicht',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7 },
    cues: 'die beklagte partei hat der klagenden partei | klagenden partei zu bezahlen',
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 7, DEBT_COLLECTION_LETTER: -3 },
    cues: 'wir sperren ihren anschluss | sperren ihren anschluss ab',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 7 },
    cues: 'kürzen die kaskoleistung | grob fahrlässig verursacht | kürzen die leistung',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 8 },
    cues: 'ihr konto liegt eine pfändung | ihrem konto liegt eine pfändung | ihr konto liegen pfändungen | pfändungsschutzkonto umwandeln | uns liegt eine kontopfändung | kontopfändung vor | pfändung ihres girokontos',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 4 },
    cues: 'sperrzeitbescheid',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, DEBT_COLLECTION_LETTER: -6, INSURANCE_DECISION: -6 },
    cues: 'ihr kreditantrag vom | ihren kreditantrag leider | ihren kreditantrag ablehnen | antrag auf eine finanzierung | ihren finanzierungsantrag | ihrem kreditwunsch | ihren kreditwunsch | ihrer kreditanfrage',
  },
  {
    // A loan ends, no job.
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 7, DISMISSAL_LETTER: -9, EVICTION_NOTICE: -5 },
    cues: 'kündigung ihres darlehensvertrages | kündigung ihres darlehensvertrags | kündigung ihres kreditvertrages | kündigung ihres kreditvertrags | kündigung ihres darlehens | kündigung ihres kredits | ihren darlehensvertrag fristlos | ihren kreditvertrag fristlos | kündigen * ihren darlehensvertrag | kündigen * ihren kreditvertrag | kündigen * * ihren darlehensvertrag | kündigen * * ihren kreditvertrag | gesamte restschuld',
  },
  {
    // An employer that keeps pay back.
    means: 'type',
    kinds: { OTHER: 5, CONSUMER_CONTRACT_DISPUTE: -4, DEBT_COLLECTION_LETTER: -4 },
    cues: 'mit ihrem lohn verrechnen | mit ihrem gehalt verrechnen | verrechnen * * mit ihrem lohn | verrechnen * * mit ihrem gehalt | behalten * von ihrem lohn | behalten * von ihrem gehalt | schaden * * mit ihrem lohn | schaden * * * mit ihrem lohn',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, CONSUMER_CONTRACT_DISPUTE: -2, RENT_ARREARS_LETTER: -5 },
    cues: 'abrechnung ihrer mietkaution | abrechnung ihrer kaution | von ihrer kaution | von ihrer mietkaution | kaution behalte ich | kaution behalten wir',
  },
  {
    // A notice to a club or a firm that comes too late for it.
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6, OTHER: -3 },
    cues: 'abonnement wurde * * * automatisch | abonnement wurde automatisch | automatisch um 12 monate verlängert | automatisch um zwölf monate verlängert | kündigung ist daher erst | kündigung ist erst auf den | jahresbeitrag * * * * bleibt geschuldet | bleibt geschuldet',
  },
  {
    // A landlord ends the lease in plain words.
    means: 'type',
    kinds: { EVICTION_NOTICE: 7, RENT_ARREARS_LETTER: -4 },
    cues: 'kündige ihnen deshalb die wohnung | kündige ihnen daher die wohnung | kündige ihnen * die wohnung | kündige ihnen hiermit die wohnung | kündigen ihnen * die wohnung | die wohnung mit sofortiger wirkung',
  },
] as const satisfies readonly CueRow[]
