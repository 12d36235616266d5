/** Dutch: papers by the names and turns that offices, firms and lawyers print on them, of the Netherlands and Flanders. */
import type { CueRow } from './cue.ts'

export const NL_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7, DISMISSAL_LETTER: -1 },
    cues: `
      bedrijfseconomische redenen | bedrijfseconomische omstandigheden | opzegging wegens bedrijfseconomische | collectief ontslag | boventallig | reorganisatie | sociaal plan | functie vervalt | arbeidsplaats vervalt |
      toestemming * uwv | toestemming van het uwv | uwv heeft * toestemming | uwv toestemming | ontslagvergunning | afspiegelingsbeginsel | vervallen van uw functie | vervallen van uw arbeidsplaats | uw functie vervalt |
      functie komt te vervallen | arbeidsplaats komt te vervallen | bedrijfsbeëindiging | bedrijfssluiting | sluiting van de vestiging | sluiting van de winkel | sluiting van de onderneming | wet melding collectief ontslag | bovental |
      boventalligheid | boventalligverklaring | herplaatsing niet mogelijk | herplaatsingskandidaat | wet renault | renault procedure | economische en organisatorische redenen | afdanking om economische | herstructurering |
      tewerkstellingscel | curator zeg ik | faillissementscurator | failliet verklaard * arbeidsovereenkomst | in mijn hoedanigheid van curator | artikel 40 fw | artikel 40 faillissementswet | werkvermindering`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5.5, DEBT_COLLECTION_LETTER: -0.5 },
    cues: `
      sommatie voor dagvaarding | laatste sommatie | dagvaarden | dagvaarding uitbrengen | gerechtelijke procedure | naar de rechter | naar de kantonrechter | procedure starten | rechtsmaatregelen | in rechte | officieel in gebreke |
      stel u hierbij in gebreke | stel ik u in gebreke | stellen wij u in gebreke | stel u formeel in gebreke | in gebreke om | laatste ingebrekestelling | ingebrekestelling gebrekkige | start ik een procedure |
      procedure bij de kantonrechter | start ik een gerechtelijke | leg ik de zaak voor | voor de vrederechter brengen | zie ik mij genoodzaakt | zie ik mij gedwongen | zien wij ons genoodzaakt | zonder verdere aankondiging |
      zonder nadere aankondiging | zonder enige verdere verwittiging | laat ik het werk door een derde | op uw kosten uitvoeren | borg terugbetalen | borg terug te betalen | waarborgsom terug | huurwaarborg vrijgeven |
      vrijgave van de huurwaarborg | aansprakelijk voor de schade | houd u aansprakelijk | houden u aansprakelijk | aansprakelijkstelling | aansprakelijkheidsstelling | zal ik u dagvaarden | ontbind ik de overeenkomst |
      ontbinding van de koopovereenkomst | onder voorbehoud van alle rechten | alle rechten voorbehouden en zonder enige nadelige | minnelijke regeling uitblijft | wet goed verhuurderschap | verborgen gebreken |
      geschillencommissie en zo nodig`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      eindafrekening water | watergroep | waterrekening | leveringsadres | energieleverancier | afsluiting van uw | voorschotten | eindafrekening energie | simkaart | abonnement wordt geblokkeerd | warmtelevering |
      aanmaning drinkwater | levering van drinkwater | levering stopzetten | stopzetten van de levering | onderbreking van de levering | afsluitdatum | afsluitbrief | afsluitkosten | heraansluitkosten | heraansluiting | netbeheerder |
      meterstand | jaarnota | jaarafrekening energie | voorschotnota | voorschotfactuur | termijnbedragen | energiefactuur | elektriciteit en aardgas | stadswarmte | blokverwarming | sociale leverancier | fluvius |
      lokale adviescommissie | stroombegrenzer | digitale meter | leveringscontract | drop procedure | ean code | ean nummer | integrale waterfactuur | simlock | blokkeren wij uw nummer | uw nummer wordt geblokkeerd | mobiele factuur |
      internet wordt afgesloten | telecomfactuur`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      saldo huur | openstaand saldo huur | achterstallige huur | huurachterstand | aan de huurders | huur van * nog niet | rentmeesterschap | huurgelden | huuradministratie | huurbetaling | huurtermijn | maandhuur | huur over de maand |
      huur van de maand | huur is nog niet | huur nog niet ontvangen | huur niet ontvangen | betaalachterstand huur | achterstand in de huur | achterstallen huur | huurachterstallen | onbetaalde huur | incasso van de huur |
      huurincasso | huurprijs niet | vroegsignalering huur | sociaal verhuurkantoor | openstaande huur | servicekosten en parkeerplaats | beste bewoners de incasso`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6, BAILIFF_NOTICE: -2 },
    cues: `
      dagvaarding gegeven | heb ik ondergetekende | ten jare tweeduizend | om te verschijnen | te verschijnen ter terechtzitting | verzoekschrift | vredegerecht | dagvaard ik | dagvaarding voor de kantonrechter |
      exploot van dagvaarding | dagvaarding betekend | te verschijnen op | om te verschijnen op | rolzitting van | roldatum | zitting van de kantonrechter | mondelinge behandeling | uitnodiging voor de zitting |
      oproeping mondelinge behandeling | verweerschrift indienen | termijn voor verweer | antwoord indienen | inleidende zitting | inleidingszitting | gerechtsbrief | oproeping in verzoening | minnelijke schikking vrederechter |
      oproeping tot minnelijke schikking | verzoekschrift op tegenspraak | verzoekschriftprocedure | algemene rol | rolrecht | conclusies neerleggen | conclusietermijnen | bij verstek kan | verstek wordt verleend |
      vordert dat het de kantonrechter behage | met veroordeling van gedaagde | eis van de dagvaarding | dagvaarding in kort geding | kort geding | oproeping getuigen politierechtbank | gedagvaard voor de politierechtbank |
      dagvaarding politierechtbank | betalingsbevel europees`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, PENALTY_CHARGE_NOTICE: -2 },
    cues: `
      parkeergarage | garage verlaten zonder te betalen | nabetaling parkeer | treintje rijden | parkeerterrein | privéterrein | parkeerbeheer | parkeerretributie | privéparking | private parking | parking van de winkel |
      klantenparking | klantenparkeren | maximale parkeertijd | parkeerduur overschreden | parkeervoorwaarden | algemene voorwaarden parkeren | boetebeding parkeren | contractuele boete parkeren | uitrijden zonder te betalen |
      zonder betaling verlaten | verloren kaart tarief | kentekenregistratie | nummerplaatherkenning | anpr camera op het terrein | parkeren op privéterrein | parkeren op eigen terrein | verboden toegang art 461 | wegsleepkosten |
      onrechtmatig geparkeerd | foutparkeren op | parkeervordering`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: `
      schadeafdeling | annuleringskosten | annuleringsverzekering | niet gedekt | geen dekking | valt niet onder de dekking | polisvoorwaarden | zorgverzekeraar vergoedt | schademelding | claim afgewezen | schadebeheer |
      schadebeheerder | stormschade | waterschade | de waarborg | waarborg storm | niet gewaarborgd | uitgesloten van dekking | uitsluiting in de polis | uitsluiting is van toepassing | dekking afgewezen | uw schade wordt niet |
      uitkering van de verzekering | verzekeringsvoorwaarden | algemene voorwaarden verzekering | medisch adviseur | adviserend arts | adviserend geneesheer | arbeidsongeschiktheidsverzekering | letselschade afgewezen |
      rapport van de expert | expertiserapport | schade expert | mededelingsplicht | verzwegen | opzettelijke verzwijging | royement | evr registratie | externe verwijzingsregister | verval van dekking | geweigerde tegemoetkoming |
      vergoeding afgewezen | machtiging afgewezen | aanvraag machtiging | tandartskosten | basisverzekering vergoedt | aanvullende verzekering vergoedt | niet vergoed uit | geen terugbetaling ziekenfonds | rechtsbijstandsverzekering |
      rechtsbijstand polis | omnium | arbeidsongevallenverzekeraar | weigering arbeidsongeval | fedris | tussenkomst geweigerd | geen tussenkomst | tussenkomst weigeren | vrijstelling polis`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      volgens onze voorwaarden | jaarabonnement | opzegging sportschool | pauzeren | herroeping | bedenktijd | niet terugbetalen | geen recht op terugbetaling | uw klacht | coulance | garantie vervallen | normale slijtage |
      tussentijds opzeggen | ticketvoorwaarden | vraag tot terugbetaling | verzoek om terugbetaling | geen restitutie | niet restitueerbaar | recht op restitutie | annulering van uw bestelling | annulering van uw bestelling is |
      herroepingsrecht | 14 dagen bedenktijd | wettelijke garantie | non conformiteit | gebruiksschade | valschade | vochtschade | valt niet onder de garantie | buiten de garantie | garantieaanvraag | fabrieksgarantie | garantieclaim |
      ondeugdelijk product | annuleringsvergoeding | opzegvergoeding energie | opzegboete | contractduur | looptijd van uw contract | stilzwijgend verlengd | stilzwijgende verlenging | opzegging niet | uw opzegging |
      opzegging abonnement | prijsverhoging | prijswijziging | tariefwijziging | geschillencommissie | consumentenombudsdienst | ombudsdienst voor telecommunicatie | wet van dam | vlucht geannuleerd | vluchtvertraging |
      buitengewone omstandigheden | ec 261 2004 | ruilen of retour | retour geweigerd | retourzending | waardebon`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: `
      niet afwervingsbeding | relatiebeding | concurrentiebeding | merkinbreuk | inbreuk op het merk | staken en gestaakt houden | staking van | onrechtmatige uitlatingen | verwijder de recensie | onthoudingsverklaring |
      eerlijke handelspraktijken | sommatie tot staking | staken en gestaakt te houden | gestaakt te houden | te staken en | onmiddellijk te staken | inbreukmakend | inbreukmakende | dwangsom per overtreding | boete per overtreding |
      benelux merk | beneluxmerk | merkhouder | merkrecht | merkenrecht | handelsnaamwet | verwarringsgevaar | bvie | smaad | laster | smaad en laster | eerroof | lasterlijke | onrechtmatige uiting | onrechtmatige publicatie |
      onjuiste uitlatingen | rectificatie | beschadiging van de eer | eer en goede naam | portretrecht | recht op afbeelding | geheimhoudingsbeding | nevenwerkzaamhedenbeding | niet concurrentiebeding | afwerving van klanten |
      onrechtmatige concurrentie | oneerlijke mededinging | parasitaire | slaafse nabootsing | misleidende reclame | vordering tot staking | stakingsvordering | burenhinder | onrechtmatige hinder | contactverbod | stopgesprek |
      bedrijfsgeheimen`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -6 },
    cues: `
      afwijzing bijstandsuitkering | afwijzing * uitkering | wij wijzen uw aanvraag af | uw aanvraag is afgewezen | aanvraag afgewezen`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      boek xix | boek xix wer | eerste herinnering | tweede herinnering | herinnering nr | betalingsherinnering | eerste aanmaning | tweede aanmaning | 14 dagenbrief | wik brief | wet incassokosten |
      besluit vergoeding voor buitengerechtelijke | buitengerechtelijke incassokosten | buitengerechtelijke kosten | 6 96 bw | artikel 6 96 | achteraf betalen | kosteloze herinnering | minnelijke invordering | minnelijke incasso |
      schadebeding | verwijlintresten | verwijlinterest | nalatigheidsinteresten | dossier overgedragen aan | overgedragen aan ons incassobureau | vordering overgedragen | gecedeerd | cessie | roodstand | ongeoorloofde debetstand |
      kredietopzegging | opeising krediet | achterstand op uw lening | achterstand bkr | stornering | gestorneerd | betaling is mislukt | openstaande premie | premieachterstand | wanbetaler | aanmeldpunt wanbetalers |
      niet tijdig betaald | onbetaalde factuur | onbetaalde facturen | betalingsregeling aanvragen | openstaande saldo | laatste betalingsherinnering | zonder betaling dragen wij`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5 },
    cues: `
      aanzegging ontruiming | ontruimingsaanzegging | ontruimingsdatum | overgaan tot ontruiming | zal overgaan tot ontruiming | sluiting van uw woning | sluiting van de woning | artikel 13b opiumwet | 13b opiumwet | wet damocles |
      uithuiszetting | uitdrijving | ongeschikt en onbewoonbaar | onbewoonbaarverklaring | opzegging huurovereenkomst | opzegging van uw huurovereenkomst | opzeg van de huur | opzegging van de huur |
      beëindiging van de huurovereenkomst | beëindiging huurovereenkomst | huurovereenkomst eindigt | huurcontract eindigt | 7 274 bw | artikel 7 274 | 7 271 bw | tijdelijk huurcontract | campuscontract | persoonlijk gebruik | persoonlijke gebruik | opzeg van het huurcontract | opzegging van het huurcontract | opzegging van uw huurcontract | opzeg van uw huurcontract |
      opzegging wegens persoonlijk gebruik | eigen betrekking | opzegging wegens renovatie | zonder motief met vergoeding | einde van de huur | woning dient ontruimd | woning op te leveren | woning leeg en ontruimd |
      vlaams woninghuurdecreet | plaatsbeschrijving van uittrede | het gehuurde te ontruimen | veegschoon`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      op staande voet | 7 678 bw | 7 677 bw | 7 669 bw | 7 668a bw | aanzegging einde contract | aanzegbrief | aanzegging contract | arbeidsovereenkomst eindigt van rechtswege | niet verlengd arbeidsovereenkomst |
      uw contract wordt niet verlengd | uw contract niet | tijdens de proeftijd | in de proeftijd | proeftijdontslag | vaststellingsovereenkomst | beëindigingsovereenkomst | arbeidsovereenkomst verbroken | uw arbeidsovereenkomst wordt |
      opzeggingsvergoeding | verbrekingsvergoeding | opzeggingstermijn van * weken | ontslag om dringende reden | ontslag wegens dringende reden | einde arbeidsovereenkomst | medische overmacht | c4 formulier | cao 109 |
      disfunctioneren | verstoorde arbeidsverhouding | ontbindingsverzoek arbeidsovereenkomst | vrijgesteld van werk | vrijgesteld van het verrichten | eindafrekening vakantiedagen | einde dienstverband |
      geen prestaties meer te leveren | beëindiging arbeidsovereenkomst | uitzendbeding`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5.5, COURT_CLAIM: -2 },
    cues: `
      vonnis bij verstek | vonnis in verstek | verstekvonnis | in het openbaar uitgesproken | uitvoerbaar bij voorraad | in de proceskosten | veroordeelt de verweerster | veroordeelt verweerster | veroordeelt de verweerder |
      veroordeelt eiser | veroordeelt gedaagde partij | ontbindt de huurovereenkomst | ontbindt de arbeidsovereenkomst | de beslissing de kantonrechter | de kantonrechter wijst | wijst de vordering toe | wijst de vordering af |
      wijst het meer of anders gevorderde af | de rechtbank veroordeelt | de rechter veroordeelt | verklaart de eis | verklaart voor recht | rechtdoende | rechtsplegingsvergoeding | verzet of hoger beroep | dit vonnis is gewezen |
      gewezen door mr | de politierechter veroordeelt | spreekt de faillietverklaring | verleent akte | beschikking echtscheiding uitgesproken | recht doende`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5.5, LETTER_BEFORE_CLAIM: -2 },
    cues: `
      exploot van betekening | betekening en bevel | heb ik * betekend | beslag op uw bankrekening | beslag op uw loon | beslag op uw uitkering | beslag gelegd | derdenbeslag gelegd | beslag onder uw werkgever | beslagvrije voet |
      beslagvrij bedrag | proces verbaal van beslag | beslagexploot | overbetekening | roerende zaken in beslag | openbare verkoop | executieverkoop | executoriale verkoop | gerechtelijke verkoop van inboedel |
      aanplakking van de verkoop | uitvoerend roerend beslag | uitvoerend beslag op roerende | bewarend beslag | beslag onder derden | hernieuwd bevel | bevel tot betalen | uitvoerbare titel | krachtens de grosse | loonoverdracht |
      bericht van beslag | vereenvoudigd derdenbeslag | dwangbevel betekend | betekening dwangbevel | slotenmaker | deurwaarder komt langs`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 6, DEBT_COLLECTION_LETTER: -3 },
    cues: 'retributie parkeren | dienst parkeren | retributiereglement',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 6, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      centraal justitieel incassobureau | bestuurlijke strafbeschikking | strafbeschikking | bestuurlijke boete | boetebesluit | boetebeschikking | boete opgelegd | inlichtingenplicht geschonden boete | wahv | wet mulder |
      mulderbeschikking | administratiefrechtelijke handhaving verkeersvoorschriften | officier van justitie cvom | flitspaal | trajectcontrole | gemeten snelheid | gecorrigeerde snelheid | vastgestelde snelheid | weerhouden snelheid |
      rood licht | vasthouden van een telefoon | onverzekerd voertuig boete | apk boete | naheffingsaanslag parkeren | naheffing parkeerbelasting | kosten naheffing | parkeren zonder geldig ticket | betaaluitnodiging parkeren |
      forfaitair tarief | parkeerbiljet | retributiebon | bewonerszone | gele zone | blauwe zone | gas sanctie | gas boete | sanctionerend ambtenaar | gemeentelijke administratieve sanctie | lage emissiezone | lez boete |
      voorstel tot minnelijke schikking | minnelijke schikking politieparket | voorstel onmiddellijke inning | bevel tot betalen verkeersboete | verkeersboetes | proces verbaal nummer overtreding | wegcode | artikel 65 1 |
      openbaar ministerie verkeers | verhoogd met 50 procent | eerste verhoging | last onder dwangsom | sluikstorten`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `
      waterschapsbelasting | watersysteemheffing | zuiveringsheffing | gemeentelijke belastingen | gecombineerde aanslag | onroerendezaakbelasting | ozb | afvalstoffenheffing | rioolheffing | hondenbelasting | toeristenbelasting |
      woz waarde | motorrijtuigenbelasting | omzetbelasting | vennootschapsbelasting | erfbelasting | schenkbelasting | loonvordering | aankondiging loonvordering | invorderingsrente | vervolgingskosten |
      ontvanger van de belastingdienst | aangifteverzuim | verzuimboete | herinnering aangifte | aanmaning aangifte | belastingaanslag | belastingrente | personenbelasting | aanslagjaar | onroerende voorheffing | verkeersbelasting |
      bedrijfsvoorheffing | kohierartikel | uitvoerbaar verklaard kohier | provinciebelasting | algemene provinciebelasting | milieubelasting | huisvuilbelasting | gemeentebelasting | vlabel | erfenisrechten | inningscentrum |
      team invordering | kwijtschelding gemeentelijke | aanslag waterschap | aanslag van het waterschap | aanslag gemeente | aanslag van de gemeente | aanslag lokale | waterschapslasten | lokale heffingen | lokale belastingen |
      gemeentelijke heffingen | kwijtschelding van de aanslag`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: `
      definitieve berekening | definitieve berekening kinderopvangtoeslag | definitieve berekening zorgtoeslag | definitieve berekening huurtoeslag | voorschot terugbetalen | toetsingsinkomen | u heeft recht op * minder |
      herziening en terugvordering | herziening en intrekking | intrekking en terugvordering | terugvordering bijstand | artikel 58 participatiewet | 58 participatiewet | artikel 17 participatiewet | schending inlichtingenplicht |
      te veel ww | te veel aow | te veel kinderbijslag | te veel voorschot | te veel studiefinanciering | te veel uitgekeerd | te veel uitbetaald | teveel ontvangen | teveel betaald | teveel uitbetaald | ten onrechte ontvangen |
      ten onrechte ontvangen uitkering | ten onrechte uitbetaald | onterecht ontvangen | onverschuldigde betaling | onverschuldigd ontvangen | onverschuldigde bedragen | onverschuldigde uitkeringen |
      terugvordering werkloosheidsuitkeringen | terugvordering leefloon | terugvordering groeipakket | hvw terugvordering | schuld bij svb | rva beslissing | handvest van de sociaal verzekerde | brutering | ov schuld duo`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 6 },
    cues: `
      auteurswet | artikel 1 auteurswet | 25 auteurswet | inbreuk auteursrecht | inbreuk op auteursrechten | zonder licentie | zonder toestemming van de fotograaf | zonder naamsvermelding | beeldgebruik zonder | gebruik van foto |
      uw website staat een foto | foto op uw website | persfoto | licentievergoeding | gederfde licentie | licentie met terugwerkende kracht | permission machine | visual rights group | picrights | copytrack | anp foto |
      stichting brein | illegaal downloaden | bittorrent | torrent | xi 165 wer | boek xi wer | rechthebbende op de foto`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5.5 },
    cues: `
      muzieklicentie | service center muziekrechten | mijnlicentie | achtergrondmuziek | muziekrechten | afspelen van muziek | muziek in uw zaak | openbaarmaking van muziek | billijke vergoeding | playright | unisono be | sabam |
      mechanische muziek | muzieklicentie unisono`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DISMISSAL_LETTER: -5 },
    cues: `
      officiële waarschuwing | schriftelijke waarschuwing | personeelsdossier | waarschuwingsbrief | berisping | getuigschrift | arbeidsvoorwaarden gesprek`,
  },
  {
    means: 'type',
    kinds: { OTHER: 6, RENT_ARREARS_LETTER: -6 },
    cues: `
      huurverhoging | huurverhogingsvoorstel | indexering van de huur | indexatie van de huur | indexering huurprijs | huurindexatie | geïndexeerde huurprijs | gezondheidsindex | afrekening servicekosten | jaarlijkse huuraanpassing`,
  },
  {
    means: 'type',
    kinds: { OTHER: 4.5 },
    cues: `
      beste ouders | lieve ouders | leden en ouders | beste leden | liefste leden | lidgeld | kampprijs | kampbrief | inschrijvingsgeld | proeflessen | nieuw seizoen | nieuwe seizoen | oudercontact | ouderavond |
      agenda van de vergadering | algemene vergadering | algemene ledenvergadering | omgevingsvergunning | bouwvergunning | verblijfsvergunning | immigratie en naturalisatiedienst | dienst vreemdelingenzaken | verblijfstitel |
      jaaroverzicht | spaarrente | bestelling is verzonden | afspraak bevestigd | reservering bevestigd | boeking is bevestigd | afhaalpunt | werkzaamheden aan | stempas | oproepingsbrief verkiezing | getuige op te roepen |
      jaarlijkse enting | dierenkliniek | bevolkingsonderzoek | pensioenoverzicht | bijlage 15 | bedankt voor uw betaling | uw betaling hebben wij ontvangen | betalingsregeling bevestigd | bevestigen de betalingsregeling`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      hoeft morgen niet te komen | niet meer te komen | contract stopt per | gaan niet met je verder | gaan niet met jou verder | je bent ontslagen | jouw contract stopt`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { EVICTION_NOTICE: 4.5 },
    cues: `
      is je kamer leeg | moet je eruit | moeten jullie eruit | je kamer uit | de kamer leeg`,
  },
  // What the body says where the head is missing.
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 4.5, LETTER_BEFORE_CLAIM: -2 },
    cues: 'opdracht een vordering van | sommeren u dit bedrag binnen | ervoor zorg te dragen dat het gevorderde bedrag | nogmaals in de gelegenheid om | melden wij u aan bij het cak',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4.5, DEBT_COLLECTION_LETTER: -3 },
    cues: 'dan vaardigen wij een dwangbevel uit',
  },
] as const satisfies readonly CueRow[]
