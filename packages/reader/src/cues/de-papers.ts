/** German: papers by the names and turns that offices, firms and lawyers print on them, of Germany and Switzerland. */
import type { CueRow } from './cue.ts'

export const DE_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: `
      betriebsbedingte kündigung | betriebsbedingter kündigung | betriebsbedingten kündigung | aus wirtschaftlichen gründen kündigen |
      kündigung aus wirtschaftlichen gründen | konsultationsverfahren | § 113 inso | 113 inso | stilllegung des betriebs | betriebsstilllegung |
      wegfall ihres arbeitsplatzes | arbeitsplatz entfällt | stelle fällt weg | interessenausgleich | stellenabbau | linie stillzulegen |
      filiale zu schliessen | standort zu schließen | standort geschlossen`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4.5 },
    cues: `
      letzte frist vor klage | bevor wir klage | sonst klage | werden wir klage | werde ich klage | klage einreichen | klage ein | gerichtlich geltend machen |
      gerichtliche schritte einleiten | gerichtliche geltendmachung | ohne weitere ankündigung gerichtlich | klageauftrag | unbedingter klageauftrag |
      mahnbescheid beantragen | werden wir das gericht | gerichtliche hilfe in anspruch | letzte außergerichtliche aufforderung`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      anschlusssperre | sperre ihres anschlusses | § 61 tkg | rufnummer gesperrt | mobilfunkvertrag | rufnummer | schmutzwasser | niederschlagswasser |
      trinkwasser | zweckverband wasser | abwasserzweckverband | wasserversorgung | fernwärme | energieversorger | kehricht | stromabschlag`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: `
      nutzungsgebühr | nutzungsgebührenkonto | mietenbuchhaltung | mietkonto | wegen der miete | miete fehlt | miete noch offen | monatsmiete offen |
      zahlungsverzug miete | art 257d or | 257d or`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7 },
    cues: `
      mitteilung des räumungstermins | räumungssache | beendigung ihres mietverhältnisses | befristeter mietvertrag läuft | befristete mietverhältnis endet |
      zimmer bis zum * zu räumen | wohnheimplatz | wohnung bis spätestens * zu verlassen | ausweisung aus der wohnung`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6 },
    cues: 'ladung zum gütetermin | gütetermin | arbeitsgericht | ladung zum gerichtstermin | klage ist eingegangen | klage gegen sie eingereicht | aufforderung zur klageerwiderung',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, COURT_CLAIM: -3 },
    cues: `
      dispositiv | rechtsöffnung wird erteilt | provisorische rechtsöffnung | definitive rechtsöffnung | wird schuldig erklärt | der antragsgegner hat * zu zahlen |
      die beklagte partei wird verpflichtet | der beklagte wird verurteilt | wird verpflichtet zu zahlen | entscheid vom | beschluss in der familiensache`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6, DISMISSAL_LETTER: -4 },
    cues: 'lohnpfändung | pfändbaren teil | drittschuldner | drittschuldnererklärung | pfändungsbeschluss | einkommenspfändung | vorpfändung | vorläufiges zahlungsverbot',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, DEBT_COLLECTION_LETTER: -1.5 },
    cues: `
      parkraumbewirtschaftung | parkraummanagement | parkplatzkontrolle | parkwacht | umtriebsentschädigung | gerichtlichem verbot | reservierten stellplatz |
      falschparker | besucherparkplatz | kontrollschild | ohne parkschein abgestellt | parkberechtigung | erhöhtes parkentgelt | vertragsstrafe wegen`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: `
      rückerstattungsverfügung | rückerstattungspflicht | zurückzuerstatten | ergänzungsleistungen | unrechtmässig bezogen | zu viel bezogen |
      bafög rückforderung | rückzahlung von leistungen | überbezahlt | zu unrecht bezogen`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -6 },
    cues: 'sperrzeit | ruht ihr anspruch | ablehnungsbescheid | antrag lehne ich ab | antrag wird abgelehnt | antrag auf wohngeld wird | abgelehnt wird ihr antrag',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: `
      leistungszentrum | unfallversicherung | pflegegrad | pflegekasse | medizinische dienst | medizinischer dienst | kostengutsprache | krankenkasse lehnt |
      natürliche kausalzusammenhang | schadenabteilung | leistungseinstellung | widerspruchsausschuss | rehabilitationsmaßnahme | hilfsmittel abgelehnt |
      können der kostenübernahme nicht | kostenübernahme nicht zustimmen`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5 },
    cues: `
      widerruf nicht | widerruf können wir | widerrufsrecht | vom vertrag zurücktreten | rücktritt vom | anzahlung zurück | sonderkündigung | sonderkündigungsrecht |
      mängelanzeige | ihre mängelrüge | ihre reklamation | typischer verschleiß | kein mangel | keinen mangel | kulanz | kulanzweise | ihre beanstandung |
      kündigung können wir nicht | kündigung nicht akzeptieren | kündigung ist erst zum | vertragslaufzeit | fordern die differenz zurück | rückerstattung können wir`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 6 },
    cues: `
      unlizenzierte nutzung | lichtbild | lichtbildes | bildrechte | bildnutzung | lizenzservice | ohne lizenz | nachlizenzierung | lizenzschaden |
      fotograf | nutzungsrecht an dem bild | stadtplanausschnitt`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: `
      verletzung der marke | inhaberin der marke | inhaberin der schweizer marke | unlauterer wettbewerb | unlauteren wettbewerbs | unterlassungs und verpflichtungserklärung |
      strafbewehrte | recht am eigenen bild | 22 kug | § 22 kug | persönlichkeitsverletzung | falsche tatsachenbehauptung | bewertung zu löschen | rufschädigung |
      unterlassen sie | abmahnung verletzung | kontaktverbot | wettbewerbsverbot`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 8, TAX_DEMAND: -5 },
    cues: 'festsetzungsbescheid beitrag | beitragsnummer | ard zdf deutschlandradio | rundfunkbeiträge | haushaltabgabe radio',
  },
  {
    means: 'authenticity',
    code: 'small_fee_first',
    points: 'suspicious',
    weight: 3.6,
    says: 'It asks for a small fee to free something bigger.',
    cues: 'sicher bezahlen | damit es freigegeben | eintragungsofferte | offerte zur eintragung | veröffentlichung ihrer handelsregistereintragung | brieflotterie | bearbeitungsgebühr vorab | gebühr vor auszahlung | gewinn freigeben',
  },
] as const satisfies readonly CueRow[]
