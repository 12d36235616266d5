/** The Dutch words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NL: Words = {
  'us.work.want': {
    says: 'Uw werkgever beëindigt uw baan. Misschien wil hij ook dat u papieren tekent of dingen teruggeeft.',
  },
  'us.work.who': {
    says: 'Dit komt van uw werkgever. Het is geen beslissing van een rechter of van het werkloosheidskantoor.',
  },
  'us.work.reality': {
    says: 'In de meeste staten kan een baan altijd eindigen, maar niet om een verboden reden. U krijgt nog uw loon en kunt werkloosheid aanvragen.',
  },
  'us.work.rights-summary': {
    says: 'U moet voor al het gedane werk worden betaald. U mag werkloosheid aanvragen, een tijd zorgdekking houden, en discriminatie melden.',
  },
  'us.work.not-yet': {
    says: 'Zij kunnen u vandaag niet dwingen uw rechten weg te tekenen, en geen verdiend loon inhouden om u te laten tekenen.',
  },
  'us.work.know-unemployment': {
    says: 'Na ontslag kunt u soms toch een werkloosheidsuitkering krijgen. In de meeste staten alleen niet bij wangedrag. Laat het kantoor beslissen.',
    learnMore: 'Zoek het kantoor van uw staat op CareerOneStop.org of bel 211.',
  },
  'us.work.right-family-leave': {
    says: 'Als u eraan voldoet, mag u 12 weken verlof nemen voor gezin of ziekte en terugkomen in uw baan. U mag er niet om worden ontslagen.',
  },
  'us.work.right-marketplace': {
    says: 'Als u de zorgdekking van uw werk verliest, hebt u 60 dagen om een plan te kopen op HealthCare.gov of de markt van uw staat.',
  },
  'us.work.right-waiver-age': {
    says: 'Bent u 40 of ouder, dan krijgt u 21 dagen om over een afstandsverklaring (release) na te denken, of 45 bij groepsontslag. U krijgt 7 dagen om u te bedenken.',
  },
  'us.work.right-warn': {
    says: 'Een werkgever met 100 of meer werknemers moet bij de meeste grote ontslagen en sluitingen 60 dagen vooraf schriftelijk bericht geven.',
  },
  'us.work.right-warn-pay': {
    says: 'Was dat bericht te kort, dan mag u loon en voordelen eisen voor elke gemiste dag, tot 60 dagen.',
  },
  'us.work.right-service': {
    says: 'U mag uw baan niet verliezen door militaire dienst, en kunt er meestal naar terugkomen.',
  },
  'us.work.right-warn-dismissed': {
    says: 'Een werkgever met 100 of meer werknemers moet bij de meeste grote ontslagen en sluitingen 60 dagen vooraf schriftelijk bericht geven.',
  },
}
