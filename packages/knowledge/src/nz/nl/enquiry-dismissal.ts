/** Questions about a job that the employer ends: reasons, trial periods and notice: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'nz.ask.fired': {
    says: 'Zij hebben een goede reden en een eerlijke gang nodig: het probleem noemen, u horen en open blijven. Zo niet, dien dan binnen 90 dagen schriftelijk bij de werkgever een klacht (personal grievance) in. Vraag de redenen schriftelijk binnen 60 dagen. Een proeftijd van 90 dagen (90 day trial) die u vooraf tekende, verandert dit. Sinds februari 2026 kan een jaarloon vanaf $200,000 de klacht uitsluiten. Bemiddeling is gratis: 0800 20 90 20.',
    dependsOn: 'de reden, de procedure en uw contract',
  },
  'nz.ask.laid-off': {
    says: 'Ze moeten met u overleggen voordat ze beslissen, en de opzegtijd in uw contract geven. U hebt alleen recht op een vergoeding (redundancy pay) als uw contract dat zegt.',
    dependsOn: 'uw contract en of ze met u overlegden',
  },
  'nz.ask.notice': {
    says: 'Uw contract zegt hoeveel. Zegt het niets? Dan moet de opzegtijd redelijk zijn. Bij ernstig wangedrag kan er geen opzegtijd zijn.',
    dependsOn: 'uw contract',
  },
  'nz.ask.trial': {
    says: 'Een proeftijd (trial) telt alleen als hij schriftelijk is en u vóór uw eerste werk daar tekende. Ook dan geldt de opzegtermijn van uw contract. Dan kunt u niets tegen het ontslag, wel bij pesten, discriminatie of loon. Tekende u later, nooit, of werkte u er eerder, dan is hij ongeldig en zijn een goede reden en eerlijke gang nodig. Dien dan binnen 90 dagen schriftelijk een klacht (personal grievance) in. Gratis hulp: 0800 20 90 20.',
    dependsOn: 'wanneer u tekende en wat er staat',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'Het is tegen de wet om u te ontslaan omdat u zwanger bent of verlof wilt. Dien binnen 90 dagen schriftelijk een persoonlijke klacht (personal grievance) in. Bemiddeling (mediation) is gratis: 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'Teken niet ter plekke. Vraag eerst advies. Zodra een bemiddelaar (mediator) het ook heeft getekend, kunt u het niet meer veranderen of terugdraaien. Het wettelijke minimum kan niet worden opgegeven.',
  },
  'nz.ask.no-process': {
    says: 'Ontslag vraagt een goede reden en een eerlijke procedure: het probleem noemen, tijd om te antwoorden, een open blik. Dien binnen 90 dagen op papier een personal grievance in. Bemiddeling is gratis. Sinds 21 februari 2026 kan dit met een loon van $200,000 of meer per jaar meestal niet meer.',
  },
}
