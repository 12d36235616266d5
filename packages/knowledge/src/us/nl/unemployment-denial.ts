/** The Dutch words of the rows in ../unemployment-denial.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_DENIAL_NL: Words = {
  'us.jobless.want': {
    says: 'De staat zegt dat u geen werkloosheidsuitkering krijgt, en waarom.',
  },
  'us.jobless.want-appeal': {
    says: 'U kunt in beroep gaan, maar de tijd is kort.',
  },
  'us.jobless.who': {
    says: 'Een kantoor van de staat beslist. Iemand die niet heeft beslist (hearing officer) hoort uw beroep.',
  },
  'us.jobless.reality': {
    says: 'Een eerste weigering is niet het einde. U kunt gratis in beroep gaan en uw kant vertellen.',
  },
  'us.jobless.rights-summary': {
    says: 'U hebt recht op een eerlijke hoorzitting, om het dossier te zien, en om bewijs en getuigen mee te nemen.',
  },
  'us.jobless.right-hearing': {
    says: 'Elke staat moet u een eerlijke hoorzitting bij een onpartijdig persoon geven als u op tijd in beroep gaat.',
  },
  'us.jobless.right-employer-proof': {
    says: 'Bent u ontslagen, dan moet de werkgever in de meeste staten wangedrag laten zien. Nam u zelf ontslag, dan moet u een goede reden laten zien.',
  },
  'us.jobless.step-appeal': {
    says: 'Ga schriftelijk in beroep voor de laatste dag in de brief. In sommige staten is dat maar 10 dagen vanaf de verzending.',
  },
  'us.jobless.step-claim': {
    says: 'Blijf elke week de uitkering aanvragen terwijl u wacht. U krijgt alleen geld voor weken die u aanvroeg.',
  },
  'us.jobless.step-proof': {
    says: 'Verzamel papieren: de ontslagbrief, berichten, regels, namen van mensen die het zagen.',
  },
  'us.jobless.option-appeal': {
    says: 'Zeg dat u het niet eens bent en een hoorzitting wilt. Redenen kunt u later toevoegen.',
    title: 'In beroep gaan',
    cost: 'Gratis',
    time: 'Uiterlijk op de laatste dag in de brief',
    risk: 'Geen.',
    bestFor: 'U bent het niet eens met de reden.',
  },
  'us.jobless.option-help': {
    says: 'De gratis rechtshulp (legal aid) doet deze hoorzittingen vaak gratis.',
    title: 'Gratis juridische hulp krijgen',
    cost: 'Gratis als u weinig inkomen hebt',
    time: 'Deze week',
    risk: 'Geen. De dagen lopen wel door.',
    bestFor: 'De werkgever neemt een advocaat mee, of het is ingewikkeld.',
  },
}
