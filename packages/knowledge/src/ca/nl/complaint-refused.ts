/** The Dutch words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_NL: Words = {
  'ca.refused.reality': {
    says: 'Het is het laatste woord van het bedrijf, niet van uw zaak. Iemand die onafhankelijk is, kan er opnieuw naar kijken.',
  },
  'ca.refused.deadline': {
    says: 'U hebt 180 dagen vanaf het laatste antwoord.',
    action: 'Stuur uw klacht naar OBSI',
    consequence: 'Daarna kan OBSI weigeren ernaar te kijken.',
  },
  'ca.refused.right-free': {
    says: 'OBSI is gratis voor u en u hebt geen advocaat nodig. Sinds 1 november 2024 is het de ene instantie voor alle banken.',
  },
  'ca.refused.right-court': {
    says: 'OBSI geeft een advies, en bedrijven volgen dat meestal. Bent u het niet eens, dan kunt u nog naar de rechter.',
  },
  'ca.refused.step-send': {
    says: 'Bewaar deze brief. Klaag online bij OBSI, met uw afschriften en notities van gesprekken.',
  },
  'ca.refused.option-body': {
    says: 'Zeg wat er misging, wat u verloor en wat u wilt, en doe deze brief erbij.',
    title: 'Ga naar de gratis klachteninstantie',
    cost: 'Gratis.',
    time: 'Een paar maanden.',
    risk: 'Laag. U betaalt niets als u verliest.',
    bestFor: 'U vindt nog steeds dat het bedrijf ongelijk had.',
  },
  'ca.refused.right-others': {
    says: 'Voor telefoon, internet en tv is het de CCTS, gratis en meestal binnen één jaar. Bij een verzekering moet de brief de gratis instantie noemen.',
  },
  'ca.refused.step-others': {
    says: 'Bewaar deze brief en zoek de instantie die erin staat. Stuur die snel uw papieren.',
  },
}
