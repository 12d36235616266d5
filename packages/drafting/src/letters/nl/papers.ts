/** Dutch: answers to papers whose kind is too wide for one letter. See en/papers.ts. */
import type { LetterPlan } from '../../letter-plan.ts'

export const NL_PAPERS = [
  {
    papers: ['disciplinary_hearing'],
    subject: 'uw oproep voor een gesprek',
    position: ['Ik ben het niet eens met wat mij wordt verweten. Ik antwoord in het gesprek.'],
    request: [{ says: 'Stuur mij voor het gesprek:', why: 'whyReasons' }],
    item: ['wat mij wordt verweten, met data', 'alle notities, verklaringen en ander bewijs'],
    close: ['Ik neem iemand mee naar het gesprek.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['work_warning'],
    subject: 'uw waarschuwing',
    position: [
      'Ik ben het niet eens met de waarschuwing.',
      {
        says: 'Zij klopt niet omdat: [zeg waarom: de feiten, de manier of hoe anderen zijn behandeld].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Haal haar uit mijn dossier. Bewaar deze brief erbij tot dat is gedaan. Stuur mij ook:',
        why: 'whyReasons',
      },
    ],
    item: ['de notities en verklaringen die u gebruikte'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['work_suspension'],
    subject: 'mijn schorsing',
    position: ['Ik ontken dat ik iets fout deed. Ik ben bereid te werken.'],
    request: [{ says: 'Laat mij schriftelijk weten:', why: 'whyReasons' }],
    item: [
      'wat mij wordt verweten, met data',
      'hoe lang dit duurt',
      'dat mijn volle loon en mijn vakantie doorlopen',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['exit_agreement'],
    subject: 'uw voorstel om mijn baan te beëindigen',
    position: ['Ik neem uw voorstel nog niet aan en wijs het nog niet af. Ik vraag advies.'],
    request: [{ says: 'Daar heb ik meer tijd voor nodig. Stuur mij:', why: 'whyTime' }],
    item: [
      'de volledige tekst van de overeenkomst',
      'hoe u elk bedrag hebt berekend',
      'wat er gebeurt als ik niet akkoord ga',
    ],
    hold: ['Tot dan loopt mijn baan door. Met deze brief geef ik niets op.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['rent_increase'],
    subject: 'uw huurverhoging',
    position: ['Ik stem niet in met de nieuwe huur.'],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: [
      'hoe u aan de nieuwe huur komt, met cijfers',
      'de regel die de verhoging toestaat, en vanaf welke dag',
    ],
    hold: ['Ik behoud mijn recht om de verhoging te laten toetsen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['service_charge'],
    subject: 'uw afrekening',
    position: ['Ik erken het bedrag niet tot ik zie hoe u eraan komt.'],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: [
      'alle rekeningen en bewijzen',
      'hoe mijn deel is berekend, en wat ik vooraf betaalde',
      'de plek in het contract waarin deze kosten staan',
    ],
    hold: ['Reken geen extra kosten tot u hebt geantwoord.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['deposit_deductions'],
    subject: 'de inhouding op mijn waarborgsom',
    position: [
      {
        says: 'Ik ga niet akkoord met deze inhoudingen: [noem elk bedrag en zeg waarom niet].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: [
      'de verslagen van het begin en het einde van de huur, met foto’s',
      'de rekening van elk bedrag',
    ],
    hold: ['Betaal mij nu het deel waarover geen geschil is.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['benefit_decision'],
    subject: 'bezwaar tegen uw besluit',
    position: [
      'Ik ben het niet eens met dit besluit en maak bezwaar.',
      { says: 'Mijn redenen: [wat niet klopt, met data en bewijs].', why: 'whyObjection' },
    ],
    request: [{ says: 'Stuur mij:', why: 'whyReasons' }],
    item: ['de redenen en de regel die u toepaste', 'de feiten en stukken die u gebruikte'],
    hold: ['Verander niets aan mijn uitkering tot u hebt beslist.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['data_breach'],
    subject: 'mijn gegevens in uw datalek',
    position: ['U schreef mij dat mijn gegevens zijn gelekt.'],
    request: [{ says: 'Laat mij schriftelijk weten:', why: 'whyReasons' }],
    item: [
      'welke gegevens van mij zijn gezien of gekopieerd, en wanneer',
      'wat u sindsdien deed om ze te beschermen',
      'welke hulp en bescherming u betaalt',
    ],
    close: ['Ik behoud al mijn rechten.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['price_rise'],
    subject: 'uw hogere prijs',
    position: ['Ik stem niet in met de hogere prijs.'],
    request: [{ says: 'Laat mij schriftelijk weten:', why: 'whyReasons' }],
    item: [
      'welke bepaling van mijn contract dit toestaat',
      'hoe en tot wanneer ik zonder kosten kan opzeggen',
    ],
    notes: ['noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
