import type { LetterPlan } from '../../letter-plan.ts'
/** Dutch: letters for a chosen purpose, and offers to settle. An offer says that it recognises nothing (artikel 3:318 BW; art. 2248 oud BW in Belgium). */
import { OBJECTION_NOTES } from '../notes.ts'

const NO_ADMISSION = 'Deze brief is geen erkenning van een schuld.'

export const NL_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: 'ik betwist uw brief',
    position: [
      'Ik ben het niet eens met uw brief.',
      NO_ADMISSION,
      { says: 'Mijn redenen: [wat niet klopt, met data].', why: 'whyDispute' },
    ],
    request: ['Trek uw vordering in, of stuur mij:'],
    item: [
      'de feiten en stukken waarop u zich baseert',
      'de regel of voorwaarde waarop u zich baseert',
    ],
    hold: ['Neem geen verdere stappen tot u hebt geantwoord.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: 'voorstel om samen te overleggen',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Ik sta open voor overleg. Laat op papier weten welke oplossing u zou aannemen.',
        why: 'whyTime',
      },
      'Stuur mij daarbij:',
    ],
    item: ['het bewijs van uw vordering', 'een lijst van alle bedragen en kosten'],
    hold: ['Neem tijdens het overleg geen stappen en reken geen kosten.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: 'verzoek om informatie',
    position: ['Voordat ik kan antwoorden, heb ik informatie nodig.', NO_ADMISSION],
    request: ['Stuur mij:'],
    item: [
      'de stukken waarop u zich baseert',
      'een lijst van alle bedragen, met data en redenen',
      'het bewijs dat u in deze zaak mag handelen',
    ],
    hold: ['Neem geen verdere stappen tot ik uw antwoord heb gelezen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: 'vraag over betalen in termijnen',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Welke termijnen zou u aannemen als de vordering is bewezen? Deze vraag verplicht mij tot niets.',
        why: 'whyTime',
      },
      {
        says: 'Mijn inkomsten en uitgaven per maand: [lijst]. Er blijft over: [bedrag].',
        why: 'whyTime',
      },
      'Stuur mij ook:',
    ],
    item: ['een volledig overzicht van de vordering', 'uw hulp voor mensen met weinig geld'],
    hold: ['Neem geen stappen en reken geen rente of kosten tot u hebt geantwoord.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: 'verzoek om meer tijd',
    position: ['Ik heb meer tijd nodig voor advies en een antwoord.', NO_ADMISSION],
    request: [{ says: 'Geef mij 28 dagen extra en bevestig dat op papier.', why: 'whyHold' }],
    hold: ['Neem in die tijd geen stappen en reken geen kosten.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: 'bezwaar tegen uw beslissing',
    position: [
      { says: 'Ik maak bezwaar tegen uw beslissing. Bekijk die opnieuw.', why: 'whyObjection' },
      { says: 'De beslissing klopt niet, omdat: [redenen en bewijs].', why: 'whyDispute' },
    ],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: [
      { says: 'de redenen van de beslissing', why: 'whyReasons' },
      { says: 'de stukken die u gebruikte', why: 'whyReasons' },
      { says: 'de volgende stap die ik kan nemen, met de termijn', why: 'whyReasons' },
    ],
    hold: ['Voer de beslissing intussen niet uit.'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: 'formele klacht',
    position: [
      { says: 'Dit is een formele klacht.', why: 'whyDispute' },
      NO_ADMISSION,
      { says: 'Wat er misging: [wat, wanneer, met welk gevolg].', why: 'whyDispute' },
    ],
    request: [{ says: 'Om het goed te maken vraag ik u: [wat u wilt].', why: 'whyDispute' }],
    hold: ['Zet de zaak stil zolang u dit onderzoekt.'],
    close: ['Komen wij er niet uit, noem mij dan de onafhankelijke instantie.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: 'schikkingsvoorstel, zonder erkenning van schuld',
    position: [
      'Dit voorstel doe ik onder voorbehoud van alle rechten, om een geschil te beëindigen. Het is geen erkenning.',
    ],
    request: [
      {
        says: 'Mijn voorstel: met één bedrag van {offer}, dat is {percent}% van de gevraagde {sum}, is alles afgedaan.',
        why: 'whyOffer',
      },
      { says: 'Het geldt alleen als u op papier met alles instemt:', why: 'whyOffer' },
    ],
    item: [
      { says: 'dit geldt als finale kwijting en de rest wordt kwijtgescholden', why: 'whyOffer' },
      { says: 'u stopt alle stappen en draagt de zaak aan niemand over', why: 'whyOffer' },
      { says: 'u meldt de zaak als afgehandeld bij elk kredietregister', why: 'whyOffer' },
    ],
    hold: ['Er is niets verschuldigd voordat u hebt getekend. Het voorstel eindigt na 28 dagen.'],
    close: ['Neem intussen geen stappen.'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: 'eerst bewijs, dan overleg',
    position: ['Ik erken deze vordering niet.'],
    request: ['Voordat wij over een schikking praten, vraag ik u om:'],
    item: [
      'de getekende overeenkomst',
      'een overzicht van hoe u komt tot {sum}',
      'het bewijs dat u recht hebt op dit bedrag',
      'de datum van de laatste betaling waarop u zich baseert',
    ],
    hold: ['Zet de zaak intussen stil, zonder rente of kosten.'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
