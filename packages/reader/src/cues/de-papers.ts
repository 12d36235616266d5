/** German: papers by the names and turns that offices, firms and lawyers print on them, of Germany and Switzerland. */
import type { CueRow } from './cue.ts'

export const DE_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7, DISMISSAL_LETTER: -1 },
    cues: `
      betriebsbedingte kündigung | betriebsbedingter kündigung | betriebsbedingten kündigung | aus wirtschaftlichen gründen kündigen | kündigung aus wirtschaftlichen gründen | konsultationsverfahren | § 113 inso | 113 inso | stilllegung des betriebs | betriebsstilllegung | wegfall ihres arbeitsplatzes |
      arbeitsplatz entfällt | stelle fällt weg | interessenausgleich | stellenabbau | linie stillzulegen | filiale zu schliessen | standort zu schließen | standort geschlossen | dringende betriebliche erfordernisse | dringenden betrieblichen erfordernissen | dringender betrieblicher erfordernisse | 1a kschg |
      17 kschg | sozialauswahl | massenentlassungsanzeige | anzeige der massenentlassung | transfergesellschaft | 335d or | 335f or | aufhebung ihrer stelle | ihre stelle wird aufgehoben | stellenaufhebung | ihre stelle entfällt | arbeitsplätze entfallen | arbeitsplatz fällt weg | arbeitsplatz ersatzlos |
      betriebsschließung | betriebsschliessung | schließung des betriebs | schließung des standorts | schließung der filiale | schliessung der filiale | personalabbau | einstellung des geschäftsbetriebs | als insolvenzverwalter kündige | aus betriebsbedingten gründen | betriebsbedingt kündigen |
      keine andere beschäftigungsmöglichkeit | beschäftigungsbedarf entfällt | wirtschaftlichen gründen auflösen`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4.5 },
    cues: `
      letzte frist vor klage | bevor wir klage | sonst klage | werden wir klage | werde ich klage | klage einreichen | klage ein | gerichtlich geltend machen | gerichtliche schritte einleiten | gerichtliche geltendmachung | ohne weitere ankündigung gerichtlich | klageauftrag | unbedingter klageauftrag |
      mahnbescheid beantragen | werden wir das gericht | gerichtliche hilfe in anspruch | letzte außergerichtliche aufforderung | letztmalige aufforderung | fordern wir sie letztmalig | fordere ich sie letztmalig | letztmalig gelegenheit | zur vermeidung eines rechtsstreits | vermeidung gerichtlicher schritte |
      zur vermeidung einer klage | klage zu erheben | empfehlen unserem mandanten klage | ohne weitere vorankündigung klage | auftrag zur klageerhebung | schlichtungsgesuch einreichen | schlichtungsgesuch zu stellen | anspruchsschreiben | rückzahlung der mietkaution | rückzahlung der kaution |
      kaution zurückzuzahlen | abrechnung der kaution | nehmen wir sie persönlich in anspruch | nehme ich sie in anspruch | haftpflichtfall | schmerzensgeld | ersatz des schadens zu leisten | unter vorbehalt gezahlt | den rechtsweg beschreiten | gerichtlich durchsetzen | nach fruchtlosem fristablauf |
      nach fruchtlosem ablauf | verzicht auf die einrede der verjährung | verjährungsverzicht`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      anschlusssperre | sperre ihres anschlusses | § 61 tkg | rufnummer gesperrt | mobilfunkvertrag | rufnummer | schmutzwasser | niederschlagswasser | trinkwasser | zweckverband wasser | abwasserzweckverband | wasserversorgung | fernwärme | energieversorger | kehricht | stromabschlag | stromgvv | gasgvv |
      avbfernwärmev | avbwasserv | 41f enwg | 118b enwg | sperrkosten | sperrtermin | sperrauftrag | entsperrung | wiederaufnahme der versorgung | wiederherstellung der versorgung | unterbrechung der energieversorgung | unterbrechung der stromversorgung | einstellung der belieferung | einstellung der lieferung |
      verbrauchsstelle | lieferstelle | verbrauchsabrechnung | jahresverbrauchsabrechnung | stromlieferung | gaslieferung | gaszähler | stromzähler | abschlagsplan | abschlagszahlung | rückständige abschläge | vertragskonto | energieausstand | elektrizitätswerk | prepaymentzähler | münzzähler | stromunterbruch |
      unterbruch der stromlieferung | netznutzung | sim karte gesperrt | sperrung ihres internetanschlusses | sperre ihrer rufnummer | wassergebühren | gebührenbescheid wasser | wasserabschlag`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: `
      nutzungsgebühr | nutzungsgebührenkonto | mietenbuchhaltung | mietkonto | wegen der miete | miete fehlt | miete noch offen | monatsmiete offen | zahlungsverzug miete | art 257d or | 257d or | unpünktliche mietzahlung | unpünktlicher mietzahlung | unpünktlichen mietzahlungen | mietzahlungsrückstand |
      rückstand auf ihrem mieterkonto | rückstand auf ihrem mietkonto | kündigungsandrohung gemäss art 257d | zahlungsaufforderung mit kündigungsandrohung | zahlungsfrist mit kündigungsandrohung | kündigungsandrohung bei zahlungsrückstand | mietzinsausstände | ausstehender mietzins | mietzins nicht eingegangen |
      miete ist nicht eingegangen | miete nicht eingegangen | miete fehlt | ihre miete von | monatsmiete fehlt | miete steht noch aus | miete ist noch offen | mieteingang | mietausstand | nutzungsentgelt rückstand | drohende fristlose kündigung wegen mietrückstand | mahnung miete | mahnung mietzins | deine miete | abmahnung wegen zahlungsverzug`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7 },
    cues: `
      mitteilung des räumungstermins | räumungssache | beendigung ihres mietverhältnisses | befristeter mietvertrag läuft | befristete mietverhältnis endet | zimmer bis zum * zu räumen | wohnheimplatz | wohnung bis spätestens * zu verlassen | ausweisung aus der wohnung | 573 bgb | 573a bgb | 573c bgb | 569 bgb |
      546 bgb | 545 bgb | 574 bgb | 574b bgb | 573 abs 2 | 573 abs 1 | 574 574b | eigenbedarfskündigung | verwertungskündigung | kündigung wegen eigenbedarfs | fristlose kündigung des mietverhältnisses | kündigung des mietvertrages | kündigung mietvertrag | kündigung der wohnung | kündigung ihrer mietwohnung |
      hilfsweise fristgerechte kündigung des mietverhältnisses | art 266l or | 266l or | 266a or | 266g or | 271a or | 272 or | erstreckung des mietverhältnisses | amtliches formular kündigung | kündigung von wohn und geschäftsräumen | kündigung von wohnräumen | ausweisungsbegehren | ausweisungsbefehl | exmission |
      räumungsaufforderung | räumungsschutz | 765a zpo | 885 zpo | 885a zpo | räumungsfrist | zwangsweise räumung | besenrein | stillschweigende verlängerung des mietverhältnisses | stillschweigenden fortsetzung des mietverhältnisses | nutzungsuntersagung | unbewohnbarkeitserklärung | rückgabe der wohnung |
      herausgabe der wohnung`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6 },
    cues: `
      ladung zum gütetermin | gütetermin | arbeitsgericht | ladung zum gerichtstermin | klage ist eingegangen | klage gegen sie eingereicht | aufforderung zur klageerwiderung | anzeige der verteidigung | verteidigungsabsicht | verteidigungsanzeige | 276 zpo | 276 abs 1 zpo | 495a zpo | 697 zpo |
      früher erster termin | frühen ersten termin | termin zur güteverhandlung | termin zur mündlichen verhandlung | frist zur klageerwiderung | klageerwiderungsfrist | anordnung des schriftlichen vorverfahrens | zustellung der klage | zustellung einer klage | persönliches erscheinen der parteien |
      persönliche erscheinen der parteien | antrag auf erlass eines mahnbescheids | aufgrund des antrags * mahnbescheid | das gericht hat nicht geprüft | vereinfachtes verfahren über den unterhalt | friedensrichteramt | vermittleramt | vorladung zur schlichtungsverhandlung | klageantwort | klageantwortfrist |
      klagebewilligung | rechtsöffnungsbegehren | rechtsöffnungsgesuch | gesuchsteller gesuchsgegner | stellungnahme zum gesuch | anklageschrift | ladung zur hauptverhandlung | zustellung der anklage | zustellung der antragsschrift | streitverkündung | ladung zum anhörungstermin | scheidungsantrag zugestellt`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, COURT_CLAIM: -3 },
    cues: `
      dispositiv | rechtsöffnung wird erteilt | provisorische rechtsöffnung | definitive rechtsöffnung | wird schuldig erklärt | der antragsgegner hat * zu zahlen | die beklagte partei wird verpflichtet | der beklagte wird verurteilt | wird verpflichtet zu zahlen | entscheid vom | beschluss in der familiensache |
      kostenfestsetzungsbeschluss | anerkenntnisurteil | endurteil | schlussurteil | für recht erkannt | vorläufig vollstreckbar | kosten des rechtsstreits trägt | kosten des verfahrens trägt | entscheidungsgründe | einspruch gegen das versäumnisurteil | das gericht erkennt | es wird erkannt | demnach erkennt |
      demnach wird erkannt | der einzelrichter erkennt | der einzelrichter entscheidet | der einzelrichter verfügt | rechtsvorschlag wird beseitigt | klage wird gutgeheissen | klage wird abgewiesen | klage wird stattgegeben | in gutheissung der klage | konkurs wird eröffnet | insolvenzverfahren wird eröffnet |
      eröffnung des insolvenzverfahrens | restschuldbefreiung wird | wird im wege der einstweiligen verfügung | gerichtlicher vergleich | wird geschieden | gerichtskasse auferlegt | entscheidgebühr | gerichtsgebühr wird festgesetzt | ist verpflichtet an die klägerin | wird verurteilt an den kläger |
      wird verurteilt an die klägerin | wird verpflichtet der klägerin`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6, DISMISSAL_LETTER: -2 },
    cues: `
      lohnpfändung | pfändbaren teil | drittschuldner | drittschuldnererklärung | pfändungsbeschluss | einkommenspfändung | vorpfändung | vorläufiges zahlungsverbot | 802f zpo | 802c zpo | 802g zpo | 802l zpo | 882c zpo | 882d zpo | 829 zpo | 835 zpo | 840 zpo | 845 zpo | 850c zpo | 850k zpo | 754 zpo |
      vermögensverzeichnis | abgabe der vermögensauskunft | eintragungsanordnung | eintragung in das schuldnerverzeichnis | haftbefehl zur erzwingung der vermögensauskunft | verhaftungsauftrag | pfändungs und einziehungsverfügung | einziehungsverfügung | pfändungsverfügung | pfandsiegel | sachpfändung |
      taschenpfändung | vollstreckungsstelle | vollstreckungsauftrag | vollstreckungsersuchen | vollstreckungsbeamter | vollstreckungsaußendienst | beizutreiben sind | pfändungsurkunde | pfändungsvollzug | pfändungsprotokoll | konkursandrohung | verwertungsbegehren | fortsetzungsbegehren | steigerungsanzeige |
      betreibungsrechtliches existenzminimum | betreibungsrechtliche existenzminimum | rechtsvorschlag zu erheben | art 69 schkg | art 90 schkg | art 93 schkg | art 89 schkg | lohnpfändungsanzeige | zwangsversteigerung | zwangsversteigerungstermin | ihr konto wurde gepfändet | pfändung auf ihrem konto |
      pfändung ihres kontos | pfändung ihres arbeitseinkommens | betreibungsbeamter`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, DEBT_COLLECTION_LETTER: -1.5 },
    cues: `
      parkraumbewirtschaftung | parkraummanagement | parkplatzkontrolle | parkwacht | umtriebsentschädigung | gerichtlichem verbot | reservierten stellplatz | falschparker | besucherparkplatz | kontrollschild | ohne parkschein abgestellt | parkberechtigung | erhöhtes parkentgelt | vertragsstrafe wegen |
      höchstparkdauer | parkdauer überschritten | parkzeit überschritten | überschreitung der parkdauer | nutzungsbedingungen des parkplatzes | einstellbedingungen | parkplatznutzung | kennzeichenerfassung | vertragsstrafe parken | parkverstoß auf privatgrund | widerrechtlich abgestellt | widerrechtlich geparkt |
      unbefugt abgestellt | unberechtigt abgestellt | auf dem privatparkplatz | privatparkplatz | richterliches verbot | richterlichen verbots | gerichtliches verbot | audienzrichter | besitzstörung | umtriebsgebühr | privatgrund parkiert | unberechtigtes parkieren | unberechtigt parkiert | ohne parkberechtigung |
      auslage der parkscheibe | abschleppkosten | privatgrundstück`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: `
      rückerstattungsverfügung | rückerstattungspflicht | zurückzuerstatten | ergänzungsleistungen | unrechtmässig bezogen | zu viel bezogen | bafög rückforderung | rückzahlung von leistungen | überbezahlt | zu unrecht bezogen | 50 sgb x | 50 abs 1 sgb x | 48 sgb x | 45 sgb x | aufhebungsbescheid |
      aufhebungs und rückforderungsbescheid | anhörung nach § 24 sgb x | 24 sgb x | eintritt einer überzahlung | 70 abs 2 estg | 37 abs 2 ao | 41a sgb ii | 43 sgb ii | inkasso service der agentur | agentur für arbeit recklinghausen | inkasso service familienkasse | rückforderung des kindergeldes |
      kindergeld zurück | rückforderung von unterhaltsvorschuss | rückforderung elterngeld | rückforderung wohngeld | rücküberweisung der rente | überzahlte rente | rentenüberzahlung | 118 abs 4 sgb vi | 53 bafög | rückerstattung von sozialhilfe | rückerstattung sozialhilfe | rückerstattung wirtschaftlicher hilfe |
      unrechtmässig bezogene | art 25 atsg | 25 atsg | rückforderungsverfügung | rückforderung von arbeitslosenentschädigung | zu viel ausgerichtete | zu viel ausbezahlt | zu viel ausbezahlte | zuviel ausbezahlte | unrechtmässig bezogener | erlassgesuch | erlass der rückforderung |
      bereits erbrachte leistungen zu erstatten`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -6 },
    cues: `
      sperrzeit | ruht ihr anspruch | ablehnungsbescheid | antrag lehne ich ab | antrag wird abgelehnt | antrag auf wohngeld wird | abgelehnt wird ihr antrag`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: `
      leistungszentrum | unfallversicherung | pflegegrad | pflegekasse | medizinische dienst | medizinischer dienst | kostengutsprache | krankenkasse lehnt | natürliche kausalzusammenhang | schadenabteilung | leistungseinstellung | widerspruchsausschuss | rehabilitationsmaßnahme | hilfsmittel abgelehnt |
      können der kostenübernahme nicht | kostenübernahme nicht zustimmen | 28 vvg | 28 abs 2 vvg | 19 vvg | 81 vvg | 37 vvg | obliegenheitsverletzung | anzeigepflichtverletzung | vorvertraglichen anzeigepflicht | rücktritt vom versicherungsvertrag | versicherungsbedingungen | risikoausschluss | deckungsschutz |
      deckungszusage | deckungsanfrage | deckungsablehnung | keine deckung | ablehnung der deckung | kaskoschaden | kaskoversicherung | hausratversicherung | wohngebäudeversicherung | privathaftpflicht | rechtsschutzversicherung | reiserücktrittsversicherung | berufsunfähigkeitsrente |
      berufsunfähigkeitsversicherung | invaliditätsleistung | grob fahrlässig herbeigeführt | leistung zu kürzen | leistungskürzung | wiederbeschaffungswert | schadenregulierung | schadenereignis | regulierung ihres schadens | taggeldleistungen | krankentaggeld | vertrauensarzt | vertrauensärztlich |
      einspracheentscheid | adäquanz | adäquater kausalzusammenhang | suva | krankheitsbedingte behandlung ablehnen | 13 abs 3a sgb v | 275 sgb v | wirtschaftlichkeit zweckmässigkeit | zahnersatz heil und kostenplan | höherstufung | gewichtete punkte | berufskrankheit | keinen arbeitsunfall |
      vermag den versicherungsfall | versicherungsfall liegt nicht | leistung ablehnen müssen`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      widerruf nicht | widerruf können wir | widerrufsrecht | vom vertrag zurücktreten | rücktritt vom | anzahlung zurück | sonderkündigung | sonderkündigungsrecht | mängelanzeige | ihre mängelrüge | ihre reklamation | typischer verschleiß | kein mangel | keinen mangel | kulanz | kulanzweise | ihre beanstandung |
      kündigung können wir nicht | kündigung nicht akzeptieren | kündigung ist erst zum | vertragslaufzeit | fordern die differenz zurück | rückerstattung können wir | nacherfüllung | nachbesserung | 437 bgb | 439 bgb | 312g bgb | 355 bgb | 475 bgb | 477 bgb | 56 abs 3 tkg | 313 bgb | stornokosten | stornogebühr |
      stornierungsgebühr | stornierung ist nicht | ersatzlieferung | preisanpassung | restlaufzeit | erstlaufzeit | verlängert sich automatisch | verlängerte sich automatisch | fitnessvertrag | kündigung wurde nicht fristgerecht | kündigung ist verspätet | kündigung erst zum | vertrag endet erst |
      rechnung ist korrekt | rechnung für korrekt | reisepreisminderung | reisemangel | fluggastrechteverordnung | 261 2004 | außergewöhnliche umstände | flugannullierung | umtausch ausgeschlossen | vom umtausch ausgeschlossen | vom widerruf ausgeschlossen | wertersatz | art 210 or | art 205 or | art 208 or |
      40a or | herstellergarantie | garantieleistung lehnen | garantieanspruch | bedienungsfehler | unsachgemäße behandlung | feuchtigkeitsschaden | keine rückerstattung | erstattung ist ausgeschlossen | nicht erstattungsfähig | anzahlung nicht erstatten`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 6 },
    cues: `
      unlizenzierte nutzung | lichtbild | lichtbildes | bildrechte | bildnutzung | lizenzservice | ohne lizenz | nachlizenzierung | lizenzschaden | fotograf | nutzungsrecht an dem bild | stadtplanausschnitt | 97a urhg | 97 urhg | 19a urhg | 101 urhg | 72 urhg | 13 urhg | 2 urhg | 16 urhg | rechteinhaberin |
      ausschließliche rechteinhaberin | ausschließlichen nutzungsrechte | ausschließliche nutzungsrechte | lizenzanalogie | mfm empfehlungen | mfm tabelle | bittorrent | peer to peer | p2p netzwerk | filesharing netzwerk | illegales tauschbörsenangebot | gestattungsbeschluss | gestattungsanordnung | lichtbildwerk |
      urheberbenennung | urhebernennung | bildagentur | bilddatenbank | unlizenzierte verwendung | unlizenzierte bildnutzung | kartenausschnitt | raubkopie | widerrechtliche bildverwendung | art 62 urg | urheberrechtsgesetz`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: `
      verletzung der marke | inhaberin der marke | inhaberin der schweizer marke | unlauterer wettbewerb | unlauteren wettbewerbs | unterlassungs und verpflichtungserklärung | strafbewehrte | recht am eigenen bild | 22 kug | § 22 kug | persönlichkeitsverletzung | falsche tatsachenbehauptung | bewertung zu löschen |
      rufschädigung | unterlassen sie | abmahnung verletzung | kontaktverbot | wettbewerbsverbot | 8 uwg | 8b uwg | 3a uwg | 5a uwg | 13 uwg | 13 abs 3 uwg | 7 uwg | 8 abs 3 uwg | wettbewerbszentrale | wettbewerbswidrig | wettbewerbswidriger | wettbewerbswidriges | wirtschaftsverband | markeng | 14 markeng |
      unionsmarke | wortmarke | verwechslungsgefahr | markenverletzung | 1004 bgb | unterlassungsanspruch | wiederholungsgefahr | ehrverletzend | ehrverletzende | schmähkritik | üble nachrede | verleumdung | verleumderische | gegendarstellung | widerruf der behauptung | art 28 zgb | 28 zgb | 28a zgb | art 3 uwg |
      näherungsverbot | gewaltschutzgesetz | lauterkeitsrecht | lauterkeitskommission | preisangabenverordnung | vertragsstrafe nach hamburger brauch | hamburger brauch | geschäftsgeheimnis | geschäftsgeheimnisse | nachvertragliches wettbewerbsverbot | konkurrenzverbot | zu unterlassen es |
      es künftig zu unterlassen | künftig zu unterlassen`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 8, TAX_DEMAND: -2 },
    cues: `
      festsetzungsbescheid beitrag | beitragsnummer | ard zdf deutschlandradio | rundfunkbeiträge | haushaltabgabe radio | rundfunkbeitragsstaatsvertrag | rbstv | klärung der rundfunkbeitragspflicht | klärung der beitragspflicht | beitragskonto rundfunk | anmeldung zum rundfunkbeitrag | rundfunkanstalt |
      serafe ag | haushaltabgabe | abgabe für radio und fernsehen | erhebungsstelle für die radio`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      286 abs 3 bgb | 288 bgb | rücklastschriftgebühr | rücklastschrift | lastschrift kam zurück | lastschrift wurde zurückgegeben | lastschrift wurde nicht eingelöst | 13a rdg | 43d brao | inkassoerlaubnis | rechtsdienstleistungsregister | registrierter inkassodienstleister | inkassovergütung |
      forderungsaufstellung | forderungskonto | erste mahnung | zweite mahnung | dritte mahnung | 1 mahnung | 2 mahnung | 3 mahnung | 2 zahlungserinnerung | mahnstufe | titulierte forderung | teilzahlungsvereinbarung | abtretungsanzeige | forderungsübergang | forderungskauf | gesamtfälligstellung |
      kündigung des kreditvertrages | kündigung des darlehensvertrages | kündigung ihres dispositionskredits | geduldete überziehung | rückständige kreditraten | umtriebsspesen | art 106 or | verlustscheinforderung | verlustscheinbewirtschaftung | werden wir die betreibung einleiten | betreibung einleiten |
      ohne zahlung betreibung | zweite erinnerung | säumnisgebühr | versäumnisgebühr | letzte zahlungsfrist | mitgliedsbeitrag noch offen | prämienmahnung | gesetzliche mahnung art 64a kvg | 64a kvg`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      626 bgb | 626 abs 1 | außerordentliche fristlose kündigung | ordentliche kündigung ihres arbeitsverhältnisses | verhaltensbedingte kündigung | personenbedingte kündigung | krankheitsbedingte kündigung | änderungskündigung | fristlose entlassung | fristlose auflösung des arbeitsverhältnisses |
      lösen wir den arbeitsvertrag | kündigung während der probezeit | kündigung in der probezeit | probezeitkündigung | kündigung des ausbildungsverhältnisses | kündigung des ausbildungsvertrages | 22 bbig | auflösung des lehrvertrags | auflösung des lehrverhältnisses | kündigung des arbeitsvertrags | 337 or |
      335c or | 335 or | 335b or | befristetes arbeitsverhältnis endet | befristeter arbeitsvertrag endet | anfechtung des arbeitsvertrags | brauchst * mehr kommen | brauchst * * * mehr kommen | nicht mehr zu kommen | bist raus | papiere kannst du | entlassung aus dem beamtenverhältnis | 15 abs 3 tzbfg |
      außerordentliche kündigung ihres arbeitsvertrags`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 2.5, REDUNDANCY_NOTICE: 2 },
    cues: `
      622 bgb | 4 kschg | kündigungsschutzklage | 38 sgb iii | 38 abs 1 sgb iii | unwiderruflich freigestellt | unter anrechnung ihres resturlaubs | der betriebsrat wurde * angehört | betriebsrat wurde vor ausspruch | 102 betrvg | urlaubsabgeltung | qualifiziertes arbeitszeugnis |
      agentur für arbeit arbeitssuchend | arbeitssuchend zu melden | ordnungsgemäße kündigungsfrist | werden sie freigestellt | regionalen arbeitsvermittlungszentrum`,
  },
  {
    // A landlord warns a tenant; no job ends.
    means: 'type',
    kinds: { CEASE_AND_DESIST: 3, OTHER: 2, DISMISSAL_LETTER: -8 },
    cues: `
      541 bgb | vertragswidriger gebrauch | vertragswidrigen gebrauch | vertragswidrigem gebrauch | vertragswidriges verhalten | hausordnung einzuhalten | die hausordnung einhalten | gegen die hausordnung | verstoß gegen die hausordnung | störung des hausfriedens | hausfrieden |
      zimmerlautstärke | unerlaubte untervermietung | unerlaubter untervermietung | unerlaubte tierhaltung | das mietverhältnis fristlos | mietverhältnis * zu kündigen | mietverhältnis fristlos hilfsweise`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DISMISSAL_LETTER: -4, CEASE_AND_DESIST: -4 },
    cues: `
      zu ihrer personalakte | in ihre personalakte | in die personalakte | zur personalakte genommen | arbeitsrechtliche konsequenzen | arbeitsvertragliche pflichten | arbeitsvertraglichen pflichten verstoßen | abmahnung wegen unentschuldigten | schriftliche verwarnung | ermahnung wegen`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, PENALTY_CHARGE_NOTICE: -4 },
    cues: `
      geldstrafe von * tagessätzen | tagessätzen zu je | tagessätze zu je`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `
      zentrale bußgeldstelle | bußgeldbehörde | zeugenanhörung | anhörung als betroffener | anhörungsbogen | verkehrsordnungswidrigkeit | verkehrsordnungswidrigkeiten | 24 stvg | 24a stvg | 25a stvg | 49 stvo | 55 owig | 66 owig | 17 owig | 96 owig | 118 owig | fahreignungsregister | regelfahrverbot |
      ein monat fahrverbot | toleranzabzug | abzug der toleranz | nach toleranzabzug | toleranz abgezogen | messverfahren | lichtzeichenanlage | erzwingungshaft | kostenbescheid halter | geldbuße festgesetzt | geldbuße in höhe | wird gegen sie eine geldbuße | übertretungsanzeige | bedenkfristformular |
      ordnungsbussengesetz | ordnungsbussenverordnung | bussenliste | stadtrichteramt | statthalteramt | art 90 svg | 90 abs 1 svg | verkehrsregelverletzung | wird mit einer busse | wird mit busse bestraft | ersatzfreiheitsstrafe | zulässige höchstgeschwindigkeit | parken im absoluten haltverbot |
      parken im eingeschränkten haltverbot | parkten im | parken ohne gültigen parkschein | überschreiten der zulässigen parkzeit | bewohnerparken | kommunale verkehrsüberwachung | verkehrsüberwachung der stadt | fotobeweis | ordnungsgeld festgesetzt`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 6, COURT_JUDGMENT: -4 },
    cues: `
      anordnung von erzwingungshaft | abteilung für ordnungswidrigkeiten | rechtskräftigen geldbuße | rechtskräftige geldbuße`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      grundbesitzabgaben | grundabgabenbescheid | gewerbesteuerbescheid | einkommensteuerbescheid | umsatzsteuerbescheid | erbschaftsteuer | schenkungsteuer | grunderwerbsteuer | vergnügungssteuer | hundesteuerbescheid | schätzung der besteuerungsgrundlagen | 162 ao | 240 ao | 152 ao | 233a ao | 328 ao | 329 ao |
      erinnerung an die abgabe der steuererklärung | abgabe der einkommensteuererklärung | vorauszahlungsbescheid | solidaritätszuschlag | haftungsbescheid | veranlagungsverfügung | ermessensveranlagung | ermessenseinschätzung | provisorische rechnung steuern | provisorische steuerrechnung |
      definitive steuerrechnung | schlussabrechnung kanton | quellensteuer | kantons und gemeindesteuern | kantons und gemeindesteuer | wehrpflichtersatz | wehrpflichtersatzabgabe | eidgenössische steuerverwaltung | motorfahrzeugsteuer | verkehrsabgabe | verzugszins auf steuern | einschätzungsmitteilung |
      steuerbezug | steuerbezug inkasso | grundstückgewinnsteuer | feuerwehrpflichtersatz | verspätungszuschlag festgesetzt | ausgleichszinsen | bundessteuer 20`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, BENEFIT_OVERPAYMENT: -5, TAX_DEMAND: -2 },
    cues: `
      meldeversäumnis | leistungsminderung | minderung ihres bürgergeldes | bewilligungsbescheid | weiterbewilligung | wird bewilligt | bewilligen wir ihnen | prämienverbilligung | grad der behinderung | schwerbehindertenausweis | ausländerbehörde | aufenthaltserlaubnis | niederlassungserlaubnis |
      aufenthaltstitel | migrationsamt | aufenthaltsbewilligung | bundesamt für migration | staatssekretariat für migration | asylantrag | ausreisepflicht | einbürgerung | baugenehmigung | bauantrag | baubewilligung | baugesuch | entziehung der fahrerlaubnis | führerausweisentzug | fahrerlaubnisbehörde |
      schulbehörde | kitaplatz`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, RENT_ARREARS_LETTER: -6, EVICTION_NOTICE: -3 },
    cues: `
      mieterhöhungsverlangen | mieterhöhung | 558 bgb | 558a bgb | 559 bgb | 559b bgb | mietspiegel | mietzinserhöhung | mietzinsreduktion | mietzinsanpassung | mietzinssenkung | senkung des mietzinses | erhöhung des mietzinses | modernisierungsankündigung | 555c bgb | referenzzinssatz |
      zustimmung zur mieterhöhung | indexmiete | betriebskostenabrechnung | nebenkostenabrechnung | heizkostenabrechnung`,
  },
  {
    means: 'type',
    kinds: { OTHER: 4 },
    cues: `
      elternbrief | liebe eltern | liebe mitglieder | liebe kolleginnen | tagesordnung | jahreshauptversammlung | eigentümerversammlung | gemeindebrief | wartungsarbeiten | wasserabstellung | ablesetermin | zählerablesung | rauchwarnmelder | renteninformation | rentenanpassung | versandbestätigung |
      buchungsbestätigung | eingangsbestätigung | reservierungsbestätigung | anmeldebestätigung | verfahren eingestellt | betrachten wir * als erledigt | ratenzahlung bestätigen | bestätigen ihre ratenzahlung | zahlung erhalten | vielen dank für ihre zahlung | forderung ist ausgeglichen |
      keine zahlung erforderlich | zeugenladung | ladung als zeuge | wahlbenachrichtigung | schöffe | volkshochschule | traueranzeige | stellenangebot | zwischenzeugnis | vorstellungsgespräch | kursgebühr | vorsorgetermin | impftermin`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5.5 },
    cues: `
      aufführungsrechte | mechanische vervielfältigungsrechte | musikalische aufführungs | gema vergütung | hintergrundmusik | musiklizenz | gemeinsamer tarif | gt 3a | vergütungssatz u v | tarif m u | tarif wr | verwertungsgesellschaft | musikdarbietung | öffentliche wiedergabe von tonträgern | musik im betrieb |
      lizenz für musik | ohne einwilligung der gema`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      lösen wir ihn heute auf | brauchst ab morgen nicht mehr kommen | brauchst nicht mehr kommen | trennen uns von dir | müssen uns von dir trennen | bist gefeuert | bist raus papiere | vertrag nicht verlängern können | arbeitsvertrag wird nicht verlängert | ausbildungsvertrag läuft noch in der probezeit | nicht weiter beschäftigen können`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { EVICTION_NOTICE: 4.5 },
    cues: `
      die wohnung bis ende des monats verlassen | wohnung bis ende des monats | schlüssel bei mir abgeben | müsst ihr raus | musst du raus | bist du draußen | das zimmer räumen | die bude räumen`,
  },
  // What the body says where the head is missing.
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 4 },
    cues: 'mehrfach an die ausstehende zahlung erinnert | an die ausstehende zahlung erinnert | betrag ist bis heute nicht eingegangen | letztmalig auf den offenen betrag',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 5, EVICTION_NOTICE: -4 },
    cues: 'kündigung des mietverhältnisses auszusprechen | ihre hausverwaltung wird den rückstand',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4.5 },
    cues: 'geldbuße * eur | geldbuße * euro | der bescheid wird rechtskräftig wenn sie nicht | gegen diesen bußgeldbescheid',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5, DEBT_COLLECTION_LETTER: -2 },
    cues: 'die bewilligung teilweise aufzuheben | bewilligung aufzuheben und den betrag | nicht mehr in der bisher festgestellten höhe hilfebedürftig | gegen ihre laufenden leistungen aufgerechnet',
  },
] as const satisfies readonly CueRow[]
