/** The Dutch words of the rows in ../employment.ts. */
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
  'nz.work.right-grievance': {
    says: 'U kunt binnen 90 dagen een persoonlijke klacht (personal grievance) indienen. Zeg de werkgever wat er gebeurd is en wat u wilt.',
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
  'nz.work.right-harassment': {
    says: 'Bij seksuele intimidatie hebt u 12 maanden om het te melden.',
  },
  'nz.work.grievance': {
    says: 'U hebt 90 dagen vanaf het ontslag, of vanaf het moment dat u het wist. Wij tellen voor de zekerheid vanaf de brief.',
    action: 'Dien schriftelijk een persoonlijke klacht (personal grievance) in bij uw werkgever',
    consequence: 'Daarna hebt u toestemming of een heel goede reden nodig om die in te dienen.',
  },
  'nz.work.step-raise': {
    says: 'Schrijf de werkgever: ik dien een personal grievance in. Zeg wat er gebeurd is en wat u wilt.',
  },
  'nz.work.step-reasons': { says: 'Vraag schriftelijk om de redenen.' },
  'nz.work.step-keep': { says: 'Bewaar de brief, uw contract, loonstroken en berichten.' },
  'nz.work.step-call': {
    says: 'Bel uw vakbond, Community Law of de telefoonlijn over werk op 0800 20 90 20.',
  },
  'nz.work.opt-mediation': {
    says: 'Iemand die neutraal is, helpt beide kanten om iets af te spreken. Wat u afspreekt, bindt.',
    title: 'Om gratis bemiddeling (mediation) vragen',
    cost: 'Gratis.',
    time: 'Een aantal weken.',
    risk: 'Laag.',
    bestFor: 'U wilt geld, een getuigschrift of uw naam zuiveren.',
  },
  'nz.work.opt-era': {
    says: 'Lukt de bemiddeling (mediation) niet? Dien dan een aanvraag in bij de Employment Relations Authority.',
    title: 'Naar de Authority gaan',
    cost: 'Een bedrag.',
    time: 'Binnen drie jaar nadat u de klacht indiende.',
    risk: 'Als u verliest, moet u misschien wat kosten betalen.',
    bestFor: 'U staat sterk.',
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
  'nz.work.warn-ninety': {
    says: 'De 90 dagen lopen door, ook terwijl u praat. Dien de klacht schriftelijk in.',
  },
  'nz.work.change-2026': {
    says: 'Sinds 21 februari 2026 kunnen mensen met $200.000 of meer niets eisen wegens onterecht ontslag (unjustified dismissal).',
    was: 'Elke werknemer kon iets eisen wegens onterecht ontslag.',
    is: 'Mensen die $200.000 per jaar of meer verdienen kunnen dat niet, tenzij hun contract het zegt. Oudere contracten hebben een jaar om zich aan te passen.',
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
  'nz.work.right-mediation': {
    says: 'Bemiddeling (mediation) is gratis en komt meestal eerst. Lukt die niet? Dan kan de Employment Relations Authority beslissen.',
  },
}
