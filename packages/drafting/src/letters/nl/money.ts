import type { LetterPlan } from '../../letter-plan.ts'
/** Dutch: answers to those who ask for money. */
import { COURT_NOTES, OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION = 'Ik erken deze vordering niet, en niets in deze brief geldt als erkenning.'
const TOO_OLD = {
  says: 'Volgens de data in uw brief lijkt de vordering verjaard. Voor zover nodig beroep ik mij op die verjaring.',
  when: ['too_old'],
  why: 'whyTooOld',
} as const
const SUMS = {
  says: 'De bedragen in uw brief zijn samen niet het totaal dat u vraagt. Leg elk bedrag uit.',
  when: ['sum_gap'],
  why: 'whySums',
} as const
const BURDEN = [
  {
    says: 'U moet uw vordering bewijzen (artikel 150 Rv).',
    countries: ['nl'],
    law: LAW.nlProof,
  },
  {
    says: 'U moet uw vordering bewijzen (artikel 8.4 van het Burgerlijk Wetboek).',
    countries: ['be'],
    law: LAW.beProof,
  },
] as const satisfies NonNullable<LetterPlan['request']>
const PROOF = [
  'de overeenkomst of de factuur waarop u zich baseert',
  'een overzicht van hoe u komt tot {sum}, met rente en kosten',
  {
    says: 'het bewijs dat u voor {creditor} handelt of dat de vordering aan u is overgedragen',
    when: ['has_creditor'],
  },
  { says: 'het bewijs dat u recht hebt op dit bedrag', unless: ['has_creditor'] },
  'de dag waarop de betaling opeisbaar zou zijn geworden',
] as const satisfies NonNullable<LetterPlan['item']>

export const NL_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'uw vordering wordt betwist',
    position: [NO_ADMISSION, TOO_OLD],
    request: [
      SUMS,
      ...BURDEN,
      {
        says: 'Incassokosten zijn alleen toegestaan volgens artikel 6:96 BW, na een juiste veertiendagenbrief.',
        countries: ['nl'],
        law: LAW.nlCosts,
      },
      {
        says: 'Uw kosten moeten passen binnen boek XIX van het Wetboek van economisch recht.',
        countries: ['be'],
        law: LAW.beConsumerDebt,
      },
      'Stuur mij:',
    ],
    item: PROOF,
    hold: ['Zet de zaak stil tot u hebt geantwoord. Reken intussen geen rente of kosten.'],
    close: ['Schrijf mij alleen per post of e-mail. Bel niet en kom niet langs.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: 'antwoord op uw ingebrekestelling',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, ...BURDEN, 'Om te kunnen antwoorden vraag ik u om:'],
    item: PROOF,
    hold: ['Start geen procedure voordat u hebt geantwoord.'],
    close: ['Ik vraag advies en sta open voor een gesprek.'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: 'uw rechtszaak: verzoek om stukken',
    opening: ['Ik heb de stukken van uw rechtszaak ontvangen.'],
    position: [
      {
        says: 'Ik erken de vordering niet. Deze brief is niet mijn antwoord aan de rechter.',
        why: 'whyCourt',
      },
    ],
    request: ['Stuur mij, zodat ik de rechter kan antwoorden:'],
    item: PROOF,
    close: ['Trek uw vordering in als u die niet kunt bewijzen.'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: 'uw vonnis: verzoek om stukken',
    position: ['Ik ben het niet eens met het vonnis en vraag advies.'],
    request: ['Stuur mij:'],
    item: [
      'een kopie van het vonnis en van de betekening',
      'een overzicht van hoe u komt tot {sum}',
    ],
    hold: ['Voer het vonnis intussen niet uit.'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: 'verzoek om uitstel en om een overzicht',
    position: [
      'Ik zoek een oplossing. Deze brief is geen erkenning van het bedrag of van de kosten.',
    ],
    request: [
      {
        says: 'Welke regeling is mogelijk? Mijn inkomsten en uitgaven zijn: [lijst].',
        why: 'whyTime',
      },
      {
        says: 'Houd rekening met de beslagvrije voet (artikel 475b Rv en verder).',
        countries: ['nl'],
        law: LAW.nlProtectedIncome,
      },
      'Stuur mij ook:',
    ],
    item: [
      'een kopie van het vonnis of de titel waarop u handelt',
      'een overzicht van het bedrag bij het begin en van alle kosten',
      'een lijst van wat niet in beslag mag worden genomen',
    ],
    hold: [
      'Neem intussen geen verdere stappen.',
      '[Als het waar is:] Hier woont iemand die ziek, gehandicapt of heel jong is: [wie].',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: 'klacht over uw rekening',
    position: [{ says: 'Ik betwist deze rekening. Deze brief is een klacht.', why: 'whyDispute' }],
    request: [SUMS, 'Stuur mij:'],
    item: [
      'hoe u komt tot {sum}, met meterstanden, data en prijzen',
      'welke hulp er is, zoals een regeling of een fonds',
    ],
    hold: ['Sluit de levering niet af zolang u mijn klacht onderzoekt.'],
    close: ['Komen wij er niet uit, noem mij dan de geschillencommissie of ombudsdienst.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: 'bezwaar en verzoek om uitstel van betaling',
    position: [
      {
        says: 'Ik maak bezwaar tegen uw aanslag of besluit.',
        law: LAW.nlObjection,
        countries: ['nl'],
        why: 'whyObjection',
      },
      { says: 'Ik dien bezwaar in tegen uw aanslag.', countries: ['be'], why: 'whyObjection' },
      { says: 'Mijn redenen: [wat niet klopt, met bewijs].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Geef mij uitstel van betaling tot u hebt beslist (artikel 25 Invorderingswet 1990).',
        countries: ['nl'],
        law: LAW.nlTaxTime,
        why: 'whyHold',
      },
      'Stuur mij:',
    ],
    item: ['de berekening van hoe u komt tot {sum}', 'welke regelingen er zijn'],
    hold: ['Stop de invordering tot u hebt beslist.'],
    notes: OBJECTION_NOTES,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: 'bezwaar tegen uw besluit',
    position: [
      {
        says: 'Ik maak bezwaar tegen uw besluit.',
        countries: ['nl'],
        law: LAW.nlObjection,
        why: 'whyObjection',
      },
      {
        says: 'Ik betwist uw beslissing en vraag u die te herzien.',
        countries: ['be'],
        why: 'whyObjection',
      },
      {
        says: 'Mijn redenen: [wat niet klopt, en wanneer u van een wijziging wist].',
        why: 'whyDispute',
      },
    ],
    request: ['Stuur mij:'],
    item: [
      'de berekening van hoe u komt tot {sum}, per maand',
      'de gegevens die ik verkeerd of niet zou hebben gegeven',
    ],
    hold: ['Houd niets in op mijn uitkering tot u hebt beslist.'],
    notes: [
      { note: 'noteIsObjection', when: ['has_reply_date'], countries: ['nl'] },
      { note: 'noteObjectionTime', unless: ['has_reply_date'], countries: ['nl'] },
      { note: 'noteNoStop', countries: ['be'] },
      'noteKeepCopy',
    ],
  },
] as const satisfies readonly LetterPlan[]
