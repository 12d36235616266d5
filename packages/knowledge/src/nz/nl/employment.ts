/** Letters that end a job: reasons, pay and help: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_NL: Words = {
  'nz.work.myth-contract': {
    says: 'U hebt rechten op het werk, ook zonder schriftelijk contract. Minimumloon, vakantie en een eerlijke behandeling tellen nog steeds.',
  },
  'nz.work.want': { says: 'Zoek de reden en uw laatste werkdag. Die bepalen wat u kunt doen.' },
  'nz.work.reality': {
    says: 'De werkgever moet een goede reden hebben en eerlijk handelen. Zo niet, dan kunt u een persoonlijke klacht (personal grievance) indienen.',
  },
  'nz.work.who': {
    says: 'De Employment Mediation Service helpt gratis. De Employment Relations Authority beslist als u er samen niet uitkomt.',
  },
  'nz.work.rights': {
    says: 'U houdt het recht op de opzegtijd in uw contract, onbetaald loon en vakantiegeld.',
  },
  'nz.work.no-hold': {
    says: 'Ze kunnen loon dat u verdiend hebt niet inhouden, tenzij u daar schriftelijk mee instemde.',
  },
  'nz.work.know-trial': {
    says: 'Staat er een geldige proeftijd van 90 dagen (90 day trial) in uw contract? Dan kunt u over het ontslag zelf niets eisen. Het moet getekend zijn voordat u begint.',
  },
  'nz.work.right-reasons': {
    says: 'U kunt binnen 60 dagen schriftelijk om de redenen vragen. De werkgever heeft dan 14 dagen om ze te geven.',
  },
  'nz.work.right-process': {
    says: 'U hebt het recht om het probleem te kennen en te antwoorden met een helper erbij. Ze moeten met een open blik naar u luisteren.',
  },
  'nz.work.right-holiday': {
    says: 'U hebt recht op betaling van alle vakantiedagen die over zijn als het werk eindigt.',
  },
  'nz.work.step-reasons': { says: 'Vraag schriftelijk om de redenen.' },
  'nz.work.step-keep': { says: 'Bewaar de brief, uw contract, loonstroken en berichten.' },
  'nz.work.step-call': {
    says: 'Bel uw vakbond, Community Law of de telefoonlijn over werk op 0800 20 90 20.',
  },
  'nz.work.opt-deal': {
    says: 'Vraag om meer geld of een goed getuigschrift. Vraag advies voordat u tekent.',
    title: 'Om een betere afspraak vragen',
    cost: 'Gratis.',
    time: 'Dagen tot weken.',
    risk: 'Laat de 90 dagen niet voorbijgaan.',
    bestFor: 'U wilt verder.',
  },
  'nz.work.insight-redundancy': {
    says: 'Vervalt uw baan (redundancy)? Dan moeten ze met u overleggen, met feiten, voordat ze beslissen. De wet geeft geen ontslagvergoeding, tenzij uw contract dat doet.',
    actionable: 'Vraag naar de zakelijke redenen en hoe ze u kozen.',
  },
  'nz.work.insight-conduct': {
    says: 'Sinds 21 februari 2026 kan uw eigen gedrag verlagen wat u krijgt, tot niets bij ernstig wangedrag.',
    actionable: 'Vertel uw adviseur alles wat er gebeurd is, ook wat u niet helpt.',
  },
  'nz.work.right-good-faith': {
    says: 'Vóór een ontslag moet de werkgever u de feiten geven en een echte kans om te antwoorden.',
  },
  'nz.work.right-holiday-law': {
    says: 'Vakantiegeld dat u verdiend hebt, moet bij uw laatste loon worden betaald.',
  },
  'nz.work.right-deductions': {
    says: 'De werkgever mag geen geld van uw loon nemen zonder uw schriftelijke toestemming of de wet.',
  },
  'nz.work.right-human-rights': {
    says: 'U mag niet ontslagen worden om afkomst, geslacht, leeftijd, geloof, handicap of gezin. U kunt gratis klagen.',
  },
  'nz.work.right-agreement': {
    says: 'Geen wet bepaalt een vergoeding als uw baan vervalt (redundancy pay). Kijk in uw overeenkomst, en kijk wat daar staat als het werk wordt verkocht of verplaatst.',
  },
  'nz.work.right-trial': {
    says: 'Bij een geldige proeftijd van 90 dagen (90-day trial) kunt u niets eisen wegens onterecht ontslag. Maar die telt alleen als u er schriftelijk mee instemde voordat u begon te werken.',
  },
}
