import type { LetterPlan } from '../../letter-plan.ts'
/** Dutch: answers to landlords, employers, companies and offices. */
import { OBJECTION_TIME } from '../notes.ts'
import { LAW } from './law.ts'

export const NL_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: 'uw opzegging van mijn woning',
    position: [
      {
        says: 'Ik stem niet in met de opzegging en vraag advies.',
        why: 'whyDispute',
      },
    ],
    request: ['Stuur mij:'],
    item: [
      'een kopie van het huurcontract en de opzegging',
      'de reden van de opzegging, met bewijs',
      'een volledig overzicht van de huur',
    ],
    hold: [
      { says: 'Vervang geen sloten en sluit niets af.', why: 'whyHome' },
      {
        says: 'De huur eindigt pas als de rechter dat beslist (artikel 7:271 en 7:231 BW).',
        countries: ['nl'],
        law: LAW.nlRent,
        why: 'whyHome',
      },
      { says: 'Alleen een rechter kan mij uit huis zetten.', countries: ['be'], why: 'whyHome' },
    ],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: 'uw brief over de huur',
    position: ['Ik wil mijn woning houden. Het gevraagde bedrag erken ik niet zonder overzicht.'],
    request: ['Stuur mij:'],
    item: [
      'een volledig overzicht van de huur en de betalingen',
      {
        says: 'welke regeling u zou aannemen: mijn inkomsten en uitgaven zijn [lijst]',
        why: 'whyTime',
      },
    ],
    hold: ['Begin geen procedure zolang wij een oplossing zoeken.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: 'mijn ontslag',
    position: [
      { says: 'Ik ben het niet eens met mijn ontslag.', why: 'whyDispute' },
      {
        says: 'Ik stem niet in met een opzegging (artikel 7:671 BW). Ik blijf beschikbaar voor mijn werk.',
        countries: ['nl'],
        law: LAW.nlDismissal,
        why: 'whyDispute',
      },
      {
        says: 'Ik vraag u om de concrete redenen, zoals cao nr. 109 regelt.',
        countries: ['be'],
        law: LAW.beDismissal,
        why: 'whyReasons',
      },
    ],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: [
      { says: 'de redenen en de stukken waarop u zich baseert', why: 'whyReasons' },
      { says: 'de berekening van loon, opzegtermijn, vakantie en vergoeding', why: 'whyReasons' },
    ],
    hold: [{ says: 'Ik teken geen overeenkomst voordat ik advies heb.', why: 'whyNoAdmission' }],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: 'klacht over uw beslissing',
    position: [
      {
        says: 'Ik ben het niet eens met uw beslissing. Bekijk mijn zaak opnieuw.',
        why: 'whyObjection',
      },
      { says: 'De beslissing klopt niet, omdat: [redenen en bewijs].', why: 'whyDispute' },
    ],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: [
      { says: 'de tekst van de voorwaarde waarop u zich baseert', why: 'whyReasons' },
      { says: 'alle rapporten, notities en foto’s', why: 'whyReasons' },
    ],
    close: ['Blijft u erbij, noem mij dan de geschillendienst of ombudsman.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: 'uw brief over onze overeenkomst',
    position: [
      'Ik erken uw vordering niet.',
      { says: 'Mijn kant: [wat was afgesproken, wat gebeurde, wat u wilt].', why: 'whyDispute' },
    ],
    request: ['Stuur mij:'],
    item: [
      'de overeenkomst en de voorwaarden waarop u zich baseert',
      'een overzicht van hoe u komt tot {sum}',
    ],
    hold: ['Neem intussen geen verdere stappen.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: 'uw parkeervordering wordt betwist',
    position: [
      'Ik erken deze vordering niet.',
      { says: 'Over wie er reed, geef ik geen verklaring.', why: 'whyDriver' },
      {
        says: 'Mijn redenen: [geldig kaartje, kapotte automaat, onduidelijke borden].',
        why: 'whyDispute',
      },
    ],
    request: ['Trek de vordering in, of stuur mij:'],
    item: [
      'foto’s met datum van het voertuig en de borden',
      'het bewijs dat u daar kosten mag vragen',
      'de voorwaarde en de regel waarop u zich baseert',
    ],
    hold: ['Geef de zaak intussen niet aan een incassobureau.'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    subject: 'beroep tegen uw boete',
    position: [
      {
        says: 'Ik ga in beroep tegen deze beschikking (artikel 6 Wahv).',
        countries: ['nl'],
        law: LAW.nlFine,
        why: 'whyObjection',
      },
      { says: 'Ik betwist deze boete.', countries: ['be'], why: 'whyObjection' },
      {
        says: 'Mijn redenen: [verkocht voertuig, onduidelijke borden, bewijs].',
        why: 'whyDispute',
      },
    ],
    request: ['Vernietig de boete. Stuur mij anders:'],
    item: ['de foto’s en de gegevens van de meting', 'de regel en de borden waarop u zich baseert'],
    hold: ['Reken geen verhoging zolang u niet hebt beslist.'],
    notes: [...OBJECTION_TIME, 'noteOwnForm'],
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: 'uw sommatie',
    position: ['Ik erken uw claim niet en onderteken geen verklaring.'],
    request: ['Stuur mij:'],
    item: [
      'het bewijs van uw recht of uw volmacht',
      'wat ik waar en wanneer zou hebben gedaan, met bewijs',
      'een overzicht van hoe u komt tot {sum}, met het gewone tarief',
    ],
    hold: ['Ik vraag advies. Start intussen geen procedure.'],
    notes: ['noteSignNothing', 'noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
