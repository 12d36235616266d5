/** German, of Germany, Switzerland and Belgium: kinds of letter and the facts they rest on. */
import type { CueRow } from './cue.ts'

export const DE_CUES = [
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      innerhalb der probezeit | arbeitsuchend melden | in der probezeit kündigen | dienstverhältnis | auflösung des arbeitsverhältnisses | kündigung des arbeitsvertrages |
      kündigung ihres arbeitsverhältnisses | kündigung des arbeitsverhältnisses | kündigung ihres arbeitsvertrags |
      kündigen wir das mit ihnen bestehende arbeitsverhältnis | fristlose kündigung des arbeits |
      bestehende arbeitsverhältnis | arbeitsverhältnis | arbeitsvertrag kündigen | kündigung des anstellungsvertrags`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 3 },
    cues: `betriebsbedingte kündigung | betriebsbedingten gründen | sozialplan | massenentlassung`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      kündigung des mietverhältnisses | kündigung ihres mietverhältnisses | kündigung des mietvertrags |
      kündigung ihrer wohnung | kündigen wir das mietverhältnis | kündigen wir ihr mietverhältnis | kündigen das mietverhältnis | kündigen ihr mietverhältnis | kündige das mietverhältnis | kündige ich das mietverhältnis | kündigen den mietvertrag | kündige den mietvertrag | bestehende mietverhältnis | räumung | räumungsklage | grund zur fristlosen kündigung | grund zur sofortigen kündigung | wohnung verlieren | wohnung räumen | fristlos kündigen | verlust der wohnung |
      zwangsräumung | räumungstermin | eigenbedarf | geräumt herauszugeben`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: `mietrückstand | mietrückstände | mietschulden | ausstehende miete | rückständige miete | mietzinsausstand | mietzins`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: `
      ladung zur güteverhandlung | güteverhandlung | klage zugestellt | zur schlichtungsverhandlung | klagebegehren | zahlungsklage | ladung zur verhandlung |
      mahnbescheid vom | geschäftsnummer | antragsgegner | klageschrift | ladung zum termin | vorladung | klageerwiderung |
      in dem rechtsstreit | schlichtungsverhandlung | schriftliches vorverfahren | dem anspruch widersprechen`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 3 },
    cues: 'mahnbescheid | zentrales mahngericht | amtsgericht | landgericht',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 6, COURT_CLAIM: -5 },
    cues: 'vollstreckungsbescheid vom | ergeht vollstreckungsbescheid',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: `vollstreckungsbescheid | versäumnisurteil | im namen des volkes | wird verurteilt | urteil`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      gerichtsvollzieher | obergerichtsvollzieher | zwangsvollstreckungssache | pfändungs und überweisungsbeschluss |
      vermögensauskunft | pfändung | kontopfändung | zahlungsbefehl | betreibungsamt | pfändungsankündigung | pfändungsanzeige |
      vollstreckungsankündigung | vollziehungsbeamter`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 2 },
    cues: 'zwangsvollstreckung | betreibung nr | vollstreckung',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      inkasso | mahnung | zahlungserinnerung | letzte mahnung | offene forderung | zahlungsaufforderung | inkassokosten |
      unsere mandantin | unser mandant | unserer mandantin | unserer auftraggeberin | unseres auftraggebers | mahnkosten |
      verzugsschaden | mit dem einzug | forderung abgetreten | letzte zahlungsaufforderung | mahngebühr`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.2 },
    cues: 'rückstand | gläubiger | gläubigerin | forderung | trotz mahnung | zahlungseingang',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5.5 },
    cues: `letzte außergerichtliche | letztmalig außergerichtlich | wir ohne weitere ankündigung klage | klage erheben | klageandrohung | vorgerichtlich`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      gewerbesteuer | hundesteuer | kfz steuer | kraftfahrzeugsteuer | zweitwohnungsteuer | abgabenordnung | steuerschuld | grundsteuerbescheid | direkte bundessteuer | staats und gemeindesteuern |
      finanzamt | steuerbescheid | einkommensteuer | säumniszuschlag | verspätungszuschlag | steuernummer | hauptzollamt |
      steuerverwaltung | steueramt | steuerrechnung | kirchensteuer | umsatzsteuer vorauszahlung | grundsteuer`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3.5 },
    cues: `
      stromversorgung | gasversorgung | wasserrechnung | trinkwasser | abwassergebühren | energielieferung | abwendungsvereinbarung | internetanschluss sperren | anschluss gesperrt | marktlokation |
      stromrechnung | gasrechnung | stadtwerke | sperrandrohung | zählerstand | abschlag | versorgungsunterbrechung |
      sperrankündigung | stromsperre | grundversorgung | zählernummer | mobilfunkrechnung | unterbrechung der versorgung`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: `urheberrechtsverletzung | urheberrecht | urheberrechtlich geschützter | urheberrechtlich geschützte | lichtbilder | lichtbildwerke | tauschbörse | filesharing | öffentlich zugänglich gemacht`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 3, COPYRIGHT_INFRINGEMENT_LETTER: 1.5 },
    cues: 'abmahnung | unterlassungserklärung | wettbewerbsverstoß | markenrechtsverletzung',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5 },
    cues: `
      höchstgeschwindigkeit | geschwindigkeitsüberschreitung | rotlichtverstoß | punkte in flensburg | zeugenfragebogen | ordnungsbussenzettel |
      bußgeldbescheid | verwarnungsgeld | verwarnungsgeldangebot | ordnungswidrigkeit | anhörung im bußgeldverfahren | verwarnung mit verwarnungsgeld |
      bussenverfügung | ordnungsbusse | strafbefehl | bußgeldstelle | strafzettel`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 5 },
    cues: 'vertragsstrafe parken | parkraumüberwachung | unberechtigten parkens | kundenparkplatz | privatgelände | parkscheibe | parkplatzbetreiber | private parkfläche | parkverstoß',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: `
      zu viel gezahlt | zu viel erhalten | überzahlten betrag | überzahlte betrag | überzahlte betrag ist zu erstatten | zu unrecht gezahlte | rückzahlung von kindergeld | elterngeld zurück | rückforderung |
      erstattungsbescheid | rückforderung von leistungen | überzahlung | aufhebungs und erstattungsbescheid | bürgergeld |
      zu unrecht erbrachte leistungen | erstattung von leistungen | rückforderungsbescheid | familienkasse | wohngeld`,
  },
  {
    // The pension of the state is no insurer's policy.
    means: 'type',
    kinds: { OTHER: 7, INSURANCE_DECISION: -6 },
    cues: 'deutsche rentenversicherung | rente wegen erwerbsminderung | erwerbsminderungsrente | altersrente | hinterbliebenenrente | witwenrente | iv stelle | invalidenversicherung',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4.5 },
    cues: `
      schadenfall | ihren schaden | kein versicherungsfall | nicht versichert | leistungsfrei | ablehnung der kostenübernahme | leistungsprüfung |
      versicherungsschutz | schadensmeldung | leistungsablehnung | versicherungsnummer | schadennummer | versicherungsschein |
      können wir keine leistung | regulierung ablehnen | kostenübernahme ablehnen`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 5 },
    cues: 'rundfunkbeitrag | beitragsservice | serafe | radio und fernsehabgabe',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5 },
    cues: 'gema | suisa | musiknutzung | wiedergabe von musik',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: `
      widerruf ihres vertrags | ihre kündigung bestätigen wir nicht | vertragsverlängerung | ihre reklamation |
      gewährleistung ablehnen | ihre kündigung können wir nicht | mindestlaufzeit`,
  },
  {
    means: 'type',
    kinds: { OTHER: 3.5 },
    cues: `
      newsletter | rundbrief | einladung | lebenslauf | wir freuen uns | betrag dankend erhalten | bereits bezahlt | protokoll der |
      mitgliederversammlung | terminbestätigung | ihr termin | umfrage | auftragsbestätigung | eintritt ist frei | gutschein |
      es ist nichts zu veranlassen | bewerbung | spende | elternabend`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: 'amtsgericht | landgericht | arbeitsgericht | mahngericht | bezirksgericht | verwaltungsgericht | sozialgericht | kantonsgericht | schlichtungsbehörde',
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: 'aktenzeichen | geschäftsnummer | geschäftszeichen | az | geschäfts nr | betreibung nr',
  },
  {
    means: 'sign',
    sign: 'parties',
    cues: 'kläger | klägerin | beklagter | beklagte | beklagten | antragsteller | antragstellerin | antragsgegner | antragsgegnerin | schuldner | gläubiger',
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'gerichtsvollzieher | obergerichtsvollzieher | betreibungsamt | vollziehungsbeamter | hauptzollamt | vollstreckungsgericht',
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'räumung | räumungsklage | kündigung des mietverhältnisses | mietverhältnis kündigen | fristlos zu kündigen | mietverhältnis fristlos | zur fristlosen kündigung | fristlose kündigung des miet* | recht zur fristlosen | fristlosen kündigung berechtigt',
  },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      namens und in vollmacht | im auftrag | unsere mandantin | unser mandant | unserer mandantin | gläubiger | auftraggeber |
      auftraggeberin | unserer auftraggeberin`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      finanzamt | jobcenter | agentur für arbeit | amtsgericht | landgericht | stadtkasse | hauptzollamt | beitragsservice |
      ordnungsamt | bußgeldstelle | familienkasse | landratsamt | betreibungsamt | stadtverwaltung | rentenversicherung`,
  },
  {
    means: 'sign',
    sign: 'not_a_demand',
    cues: 'dient nur zu ihrer information | es ist nichts zu veranlassen',
  },
  {
    means: 'sign',
    sign: 'paid',
    cues: 'betrag dankend erhalten | bereits bezahlt | bereits gezahlt',
  },
  {
    means: 'sign',
    sign: 'final_stage',
    cues: 'letzte mahnung | letztmalig | gerichtliches mahnverfahren | letzte zahlungsaufforderung',
  },
  {
    means: 'sign',
    sign: 'debt',
    cues: 'inkasso | inkassobüro | schulden | mahnung | mahnbescheid | forderung | gepfändet | pfändung | gläubiger | rechnung',
  },
  {
    means: 'sign',
    sign: 'housing',
    cues: 'vermieter | vermieterin | miete | mieter | wohnung | kaution | mietvertrag | nebenkosten | eigenbedarf | schimmel | räumung | hausverwaltung',
  },
  {
    means: 'sign',
    sign: 'employment',
    cues: 'arbeitgeber | chef | gekündigt worden | arbeitsvertrag | lohn | gehalt | überstunden | abfindung | arbeitsverhältnis | betriebsrat | probezeit',
  },
  {
    means: 'sign',
    sign: 'parking',
    cues: 'parken | geparkt | parkplatz | strafzettel | knöllchen | parkverstoß | halteverbot',
  },
  {
    means: 'sign',
    sign: 'consumer',
    cues: 'fitnessstudio | abo | widerrufen | widerruf | gekauft | bestellt | rückerstattung | garantie | reklamation | gewährleistung | handyvertrag',
  },
  {
    means: 'sign',
    sign: 'criminal',
    cues: 'strafanzeige | polizei | staatsanwaltschaft | beschuldigter | beschuldigt | strafbefehl | anzeige erstattet',
  },
  {
    means: 'sign',
    sign: 'family',
    cues: 'scheidung | unterhalt | sorgerecht | ehefrau | ehemann | jugendamt | umgangsrecht',
  },
  {
    means: 'sign',
    sign: 'immigration',
    cues: 'aufenthaltstitel | ausländerbehörde | visum | abschiebung | asyl | duldung | einbürgerung',
  },
] as const satisfies readonly CueRow[]
