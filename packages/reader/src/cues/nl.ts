/** Dutch, of the Netherlands and Belgium: kinds of letter and the facts they rest on. */
import type { CueRow } from './cue.ts'

export const NL_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      aanmaning | laatste aanmaning | incasso | incassobureau | incassokantoor | betalingsherinnering | ingebrekestelling |
      openstaand bedrag | openstaande bedrag | openstaande vordering | openstaande factuur | incassokosten | sommatie | veertiendagenbrief |
      laatste herinnering | te incasseren | invordering`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.2 },
    cues: 'achterstallig | schuldeiser | opdrachtgever | onze cliënt',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 3 },
    cues: 'laatste sommatie | gaan wij over tot dagvaarding | concept dagvaarding | zullen wij u dagvaarden',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: 'gedagvaard | oproeping bij verzoekschrift | u wordt opgeroepen | opgeroepen om te verschijnen | te verschijnen op de zitting | eiseres vordert | eiser vordert | verzoekschrift | rolzitting | conclusie van antwoord | oproeping voor de zitting',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 2.5 },
    cues: 'dagvaarding | kantonrechter | zaaknummer | vrederechter',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 5 },
    cues: 'verklaart de vordering ontvankelijk | veroordeelt de gedaagde | veroordeelt verweerder | veroordeelt de verwerende partij | zegt voor recht | verstekvonnis | in naam van de koning | veroordeelt gedaagde | de kantonrechter veroordeelt',
  },
  { means: 'type', kinds: { COURT_JUDGMENT: 2 }, cues: 'vonnis' },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5.5 },
    cues: `beslaglegging | loonbeslag | bankbeslag | bevel tot betaling | executoriaal beslag | uitvoerend beslag | derdenbeslag | betekening van het vonnis | beslag roerende zaken | aankondiging beslag | bevel te betalen`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 1.8 },
    cues: 'gerechtsdeurwaarder | deurwaarder | gerechtsdeurwaarderskantoor',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `huuropzegging | zeggen wij de huur | huur van uw woning | woning te verlaten | dringend eigen gebruik | leeg op te leveren | ontruiming | opzegging van de huurovereenkomst | aanzegging ontruiming | opzegging van de huur | woning ontruimen | opzegging huurovereenkomst`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: 'huur niet betaald | huur nog niet | huurachterstand | achterstallige huur | huurschuld',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `proeftijd | beëindigen wij uw dienstverband | uw dienstverband | dienstverband eindigt | contract niet verlengen | ontslag | ontslag op staande voet | beëindiging van uw arbeidsovereenkomst | opzegging arbeidsovereenkomst | arbeidsovereenkomst opgezegd | uw arbeidsovereenkomst | ontslagbrief`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 4 },
    cues: 'bedrijfseconomische redenen | reorganisatie | boventallig | collectief ontslag',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5 },
    cues: `belastingdienst | definitieve aanslag | voorlopige aanslag | naheffingsaanslag | inkomstenbelasting | aanslagnummer | fod financiën | aanslagbiljet | gemeentebelastingen | vlaamse belastingdienst`,
  },
  { means: 'type', kinds: { TAX_DEMAND: 2 }, cues: 'dwangbevel | aanslag' },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3.5 },
    cues: `energierekening | waterrekening | uw energiecontract | levering van stroom | levering van gas | uw internetabonnement | budgetmeter | vermogensbegrenzer | afsluiting | energieleverancier | jaarafrekening | afsluiten van gas | stroom afsluiten | termijnbedrag | eannummer | drinkwater`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5.5 },
    cues: `cjib | verkeersboete | te hard gereden | snelheidsovertreding | gas boete | administratieve sanctie | parkeerboete | naheffingsaanslag | minnelijke schikking | parkeerbelasting | boete | naheffingsaanslag parkeerbelasting | onmiddellijke inning | gas boete | retributie`,
  },
  { means: 'type', kinds: { PENALTY_CHARGE_NOTICE: 1.5 }, cues: 'beschikking' },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 4, DISMISSAL_LETTER: -3 },
    cues: `
      u krijgt geen ww | geen ww uitkering | ww uitkering aangevraagd | wia uitkering | bijstandsuitkering |
      aanvraag voor een uitkering | ziektewetuitkering`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: 'terugvordering | te veel ontvangen | te veel betaald gekregen | terugvorderen | u moet terugbetalen | te veel toeslag | terug te betalen | te veel uitkering | onverschuldigd betaald | terugbetalen van uw uitkering | terugbetalen van toeslag',
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 2 },
    cues: 'uwv | toeslagen | dienst toeslagen | bijstand',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4.5 },
    cues: 'schademelding | uw claim | niet gedekt | geen dekking | vergoeden wij niet | wijzen uw schadeclaim | schadenummer | polisnummer | niet verzekerd | wijzen wij uw claim af | uw schade niet | afwijzing van uw claim',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: 'auteursrecht | inbreuk op het auteursrecht | auteursrechtinbreuk | zonder toestemming gebruikt',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 5 },
    cues: 'buma | sena | buma stemra | muziekgebruik | unisono',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 5 },
    cues: 'parkeerterrein | naheffing parkeergarage | particulier parkeerterrein',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: 'bedenktijd | uw klacht | abonnement | herroepingsrecht | opzegtermijn',
  },
  {
    means: 'type',
    kinds: { OTHER: 3.5 },
    cues: `nieuwsbrief | uitnodiging | cv | curriculum vitae | wij nodigen u uit | notulen | ledenvergadering | afspraakbevestiging | uw afspraak | bedankt voor uw bestelling | gratis toegang | enquête | donatie | reeds voldaan | u hoeft niets te doen`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: 'rechtbank | kantonrechter | vrederechter | vredegerecht | gerechtshof | arbeidsrechtbank | ondernemingsrechtbank',
  },
  { means: 'sign', sign: 'claim_number', cues: 'zaaknummer | rolnummer | zaak rolnummer | zaaknr' },
  {
    means: 'sign',
    sign: 'parties',
    cues: 'eiser | eiseres | gedaagde | verweerder | verzoeker | schuldeiser | schuldenaar',
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'gerechtsdeurwaarder | deurwaarder | gerechtsdeurwaarderskantoor | belastingdeurwaarder',
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'ontruiming | ontbinding van de huurovereenkomst | huurovereenkomst te ontbinden | huurcontract te ontbinden | woning te ontruimen | ontruiming van de woning | raakt uw woning kwijt | woning kwijt | woning kwijtraken | woning verliezen | huisuitzetting',
  },
  {
    means: 'sign',
    sign: 'client',
    cues: `onze cliënt | onze cliënte | namens | in opdracht van | opdrachtgever | schuldeiser | op verzoek van`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: 'belastingdienst | cjib | centraal justitieel incassobureau | gemeente | uwv | rechtbank | duo | svb | fod financiën | stad',
  },
  { means: 'sign', sign: 'modal', cues: 'kunnen | kan | zouden | indien | als | mocht' },
  { means: 'sign', sign: 'final_stage', cues: 'laatste aanmaning | laatste sommatie | dagvaarden' },
  {
    means: 'sign',
    sign: 'debt',
    cues: 'schuld | schulden | incasso | deurwaarder | aanmaning | rekening | beslag | lening | betalingsregeling',
  },
  {
    means: 'sign',
    sign: 'housing',
    cues: 'huisbaas | verhuurder | huur | huurder | woning | borg | huurcontract | ontruiming | huurachterstand',
  },
  {
    means: 'sign',
    sign: 'employment',
    cues: 'werkgever | baas | ontslagen | ontslag | loon | salaris | arbeidsovereenkomst | arbeidscontract | vakantiegeld',
  },
  {
    means: 'sign',
    sign: 'parking',
    cues: 'parkeren | geparkeerd | parkeerboete | parkeerplaats | wielklem',
  },
  {
    means: 'sign',
    sign: 'consumer',
    cues: 'abonnement | terugbetaling | gekocht | bestelling | garantie | webshop | sportschool | geld terug',
  },
  {
    means: 'sign',
    sign: 'criminal',
    cues: 'politie | aangifte | verdachte | officier van justitie | strafbaar',
  },
  {
    means: 'sign',
    sign: 'family',
    cues: 'scheiding | alimentatie | voogdij | mijn ex | omgangsregeling',
  },
  {
    means: 'sign',
    sign: 'immigration',
    cues: 'verblijfsvergunning | ind | visum | asiel | uitzetting | naturalisatie',
  },
] as const satisfies readonly CueRow[]
