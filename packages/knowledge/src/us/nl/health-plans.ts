/** The Dutch words of the rows in ../health-plans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLANS_NL: Words = {
  'us.life.right-cobra': {
    says: 'U hebt 60 dagen om COBRA te kiezen en daarna 45 dagen om de eerste keer te betalen. Het kan teruggaan tot de dag dat de dekking eindigde.',
  },
  'us.life.step-cobra': {
    says: 'Vergelijk de prijs met een Marketplace-plan. Als u de dekking van uw werk verliest, kunt u daar 60 dagen lang een plan nemen.',
  },
  'us.life.option-cobra': {
    says: 'Kies COBRA uiterlijk op de datum, of een ander plan.',
    title: 'Op tijd dekking kiezen',
    cost: 'Tot 102% van de volle prijs',
    time: '60 dagen om te kiezen',
    risk: 'Na de datum is het recht weg.',
    bestFor: 'U hebt snel zorg nodig of uw eigen risico is al op.',
  },
  'us.life.right-market': {
    says: 'U kunt in beroep gaan tegen een beslissing van de Marketplace over dekking of hulp, meestal binnen 90 dagen. Stuur ontbrekend bewijs uiterlijk op de datum om de hulp te houden.',
  },
  'us.life.right-plan': {
    says: 'Een plan van het werk dat nee zegt, moet redenen geven. U hebt meestal 180 dagen voor beroep bij een claim wegens handicap, 60 bij een pensioen. Ga in beroep voor u naar de rechter gaat.',
  },
  'us.life.right-enroll': {
    says: 'Als de dekking van het werk eindigt, hebt u 60 dagen om een Marketplace-plan te nemen, bij een laag inkomen vaak voor een lagere prijs.',
  },
  'us.eob.want': {
    says: 'Uw zorgplan laat zien wat het betaalde en wat de arts van u mag vragen. Het is geen rekening.',
  },
  'us.eob.right-appeal': {
    says: 'U kunt in beroep gaan tegen wat het plan niet betaalde, meestal binnen 180 dagen, en daarna een beoordeling van buiten vragen.',
  },
  'us.eob.step': {
    says: 'Wacht op de rekening van de arts en vergelijk die met dit papier. Betaal niet meer dan "uw deel" (your share).',
  },
  'us.eob.option': {
    says: 'Bel het plan als er iets fout lijkt, en ga dan schriftelijk in beroep.',
    title: 'Vragen, dan in beroep gaan',
    cost: 'Gratis',
    time: 'In de meeste plannen 180 dagen',
    risk: 'Geen.',
    bestFor: 'Het plan betaalde te weinig of u kreeg die zorg nooit.',
  },
}
