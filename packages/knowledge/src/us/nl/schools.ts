/** The Dutch words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_NL: Words = {
  'us.school.right-idea': {
    says: 'Als u het schriftelijk vraagt, moet een openbare school uw kind onderzoeken of schriftelijk weigeren met redenen. U kunt om bemiddeling of een hoorzitting vragen.',
  },
  'us.school.right-own': {
    says: 'Bent u het niet eens met het onderzoek van de school, dan kunt u om een onafhankelijk onderzoek op haar kosten vragen.',
  },
  'us.school.right-504': {
    says: 'Een leerling met een handicap die geen speciaal onderwijs nodig heeft, kan toch aanpassingen krijgen die helpen (504 plan).',
  },
  'us.school.step-ask': {
    says: 'Schrijf de school met de datum: vraag om het onderzoek, de redenen op papier (prior written notice) en uw lijst met rechten.',
  },
  'us.school.want': {
    says: 'De school zegt wat zij wel of niet doet voor het leren van uw kind.',
  },
  'us.school.option': {
    says: 'Vraag om een hoorzitting, of klaag bij het onderwijskantoor van de staat.',
    title: 'De beslissing van de school betwisten',
    cost: 'Gratis',
    time: 'Een klacht bij de staat duurt ongeveer 60 dagen',
    risk: 'Geen. Blijf met de school praten.',
    bestFor: 'De school wil niet testen of helpen.',
  },
  'us.school.right-heard': {
    says: 'Voor een schorsing moet de school u meestal zeggen waarom en uw kind horen. Bij een lange is een uitgebreidere hoorzitting nodig.',
  },
  'us.school.right-manifest': {
    says: 'Bij een kind met een handicap is na meer dan tien dagen schorsing een gesprek nodig over de vraag of de handicap de oorzaak was.',
  },
  'us.school.step-heard': {
    says: 'Vraag schriftelijk om het bewijs, de regel en de dag van de hoorzitting. Vraag hoe u in beroep gaat.',
  },
  'us.school.right-records': {
    says: 'U kunt de schoolgegevens binnen 45 dagen zien en vragen om fouten te verbeteren.',
  },
  'us.school.right-enroll': {
    says: 'Een kind zonder vast huis kan meteen worden ingeschreven, ook zonder papieren. Een school mag een kind niet weigeren om zijn immigratiestatus.',
  },
  'us.school.right-safe': {
    says: 'Een school die weet van pesten om geslacht, ras of handicap moet iets doen. Meld het schriftelijk.',
  },
  'us.school.right-truant': {
    says: 'De wet van de staat zegt wanneer gemiste dagen spijbelen worden. Meestal moet de school eerst hulp en een gesprek aanbieden.',
  },
}
