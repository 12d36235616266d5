/** The Dutch words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_NL: Words = {
  'au.refused.reality': {
    says: 'Het is het laatste woord van het bedrijf, niet van uw zaak. AFCA kan er opnieuw naar kijken.',
  },
  'au.refused.deadline': {
    says: 'U hebt meestal twee jaar vanaf het definitieve antwoord. Eerder is beter, zolang papieren en herinneringen vers zijn.',
    action: 'Stuur uw klacht naar AFCA',
    consequence: 'Daarna kan AFCA weigeren ernaar te kijken.',
  },
  'au.refused.right-free': { says: 'AFCA is gratis voor u en u hebt geen advocaat nodig.' },
  'au.refused.right-bind': {
    says: 'Neemt u de beslissing aan? Dan moet het bedrijf doen wat erin staat. Neemt u die niet aan, dan kunt u nog naar de rechter.',
  },
  'au.refused.step-gather': {
    says: 'Bewaar deze brief. Leg uw brieven, afschriften en notities van gesprekken erbij.',
  },
  'au.refused.option-afca': {
    says: 'Klaag online. Zeg wat er misging, wat u verloor en wat u wilt.',
    title: 'Naar AFCA gaan',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Klein. U betaalt niets als u verliest.',
    bestFor: 'U denkt nog steeds dat het bedrijf fout zat.',
  },
  'au.refused.reality-ombudsman': {
    says: 'Het is het laatste woord van het bedrijf, niet van uw zaak. Een ombudsman kan er opnieuw naar kijken.',
  },
  'au.refused.right-ombudsman': {
    says: 'De ombudsman is gratis en kiest geen kant. Voor telefoon en internet is het de TIO, voor stroom en water die van uw staat.',
  },
  'au.refused.right-tribunal': {
    says: 'Voor goederen en diensten kunt u ook naar de rechter (tribunal) van uw staat. Het is goedkoop, en u hebt meestal geen advocaat nodig.',
  },
  'au.refused.step-gather-all': {
    says: 'Bewaar deze brief. Leg uw rekeningen, e-mails en notities van gesprekken erbij, en stuur ze snel naar de ombudsman.',
  },
  'au.refused.step-pay': {
    says: 'Betaal het deel dat u niet betwist. Vraag het bedrijf u niet af te sluiten terwijl de ombudsman ernaar kijkt.',
  },
  'au.refused.option-ombudsman': {
    says: 'Klaag online of per telefoon. Zeg wat er misging en wat u wilt.',
    title: 'Naar de ombudsman gaan',
    cost: 'Gratis.',
    time: 'Enkele weken of maanden.',
    risk: 'Klein. U betaalt niets als u verliest.',
    bestFor: 'U denkt nog steeds dat het bedrijf fout zat.',
  },
}
