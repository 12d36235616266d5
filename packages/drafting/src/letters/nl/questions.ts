/** Dutch: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'

export const NL_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'uw vordering wordt betwist',
    opening: [],
    position: ['Ik schrijf u over het geld dat u mij vraagt. Ik erken deze vordering niet.'],
    request: ['Stuur mij:'],
    item: [
      'de overeenkomst of de factuur',
      'een volledig overzicht',
      'het bewijs dat u recht hebt op dit bedrag',
    ],
    hold: ['Neem geen verdere stappen tot u hebt geantwoord. Bel niet en kom niet langs.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: 'uw vordering is verjaard',
    opening: [],
    position: [
      'Ik schrijf u over het geld dat u mij vraagt. Ik erken deze vordering niet.',
      {
        says: '[Alleen als de termijn voorbij lijkt:] Voor zover nodig beroep ik mij op verjaring.',
        why: 'whyTooOld',
      },
    ],
    request: ['Bent u het niet eens, stuur mij dan uw bewijs met data.'],
    hold: ['Sluit de zaak anders af en bevestig dat op papier.'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: 'mijn woning',
    opening: [],
    position: [
      { says: 'Ik schrijf u over: [het probleem, sinds wanneer, de gevolgen].', why: 'whyDispute' },
    ],
    request: [
      { says: 'Ik vraag u: [wat u wilt, en voor wanneer].', why: 'whyDispute' },
      {
        says: 'Bent u het niet eens, geef mij dan uw redenen en bewijs op papier.',
        why: 'whyReasons',
      },
    ],
    close: [
      'Ik behoud al mijn rechten als huurder. Niets hier is een akkoord om te vertrekken of voor een inhouding.',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: 'klacht',
    opening: [],
    position: [
      { says: 'Ik schrijf u over: [wat u kocht, wanneer, wat er mis is].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Ik vraag u om: [reparatie, vervanging, geld terug of annulering].',
        why: 'whyDispute',
      },
    ],
    close: ['Komen wij er niet uit, noem mij dan de geschillencommissie of ombudsdienst.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: 'mijn werk',
    opening: [],
    position: [
      { says: 'Ik schrijf u over: [wat er gebeurde, wanneer, wie erbij was].', why: 'whyDispute' },
    ],
    request: [
      { says: 'Ik vraag u: [wat u wilt]. Geef mij uw redenen op papier.', why: 'whyDispute' },
    ],
    close: [
      'Ik behoud al mijn rechten. Niets hier is een akkoord voor een wijziging of een inhouding.',
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
