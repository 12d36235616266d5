/** The Dutch words of the rows in ../work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_NL: Words = {
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
  'us.work.deadline-charge': {
    says: 'Bij discriminatie moet een klacht (charge) de EEOC bereiken binnen 180 dagen, of 300 dagen waar een dienst van de staat zulke zaken doet.',
    action: 'Een klacht (charge) indienen bij de EEOC als u denkt dat het discriminatie was',
    consequence:
      'U kunt het recht op een rechtszaak verliezen. In veel staten hebt u 300 dagen, maar niet in alle.',
  },
  'us.work.deadline-cobra': {
    says: 'U hebt minstens 60 dagen om COBRA te kiezen, vanaf de dag dat de dekking eindigt of het COBRA-bericht, wat het laatst is.',
    action: 'COBRA of een ander zorgplan kiezen',
    consequence: 'U bent misschien zonder zorgdekking tot de volgende tijd om in te schrijven.',
  },
  'us.work.deadline-waiver': {
    says: 'Vanaf 40 jaar moet u minstens 21 dagen krijgen om na te denken over afstand van claims om leeftijd (release), en 7 dagen om die terug te nemen.',
    action: 'Beslissen over de afstandsverklaring (release), als u 40 of ouder bent',
    consequence: 'Het aanbod kan eindigen. Teken niet voor u advies hebt.',
  },
  'us.work.deadline-waiver-group': {
    says: 'Bij groepsontslag krijgt u vanaf 40 jaar minstens 45 dagen, en een lijst van de banen en leeftijden van wie is gekozen.',
    action: 'Beslissen over de afstandsverklaring (release), als u 40 of ouder bent',
    consequence: 'Het aanbod kan eindigen. Teken niet voor u advies hebt.',
  },
  'us.work.step-unemployment': {
    says: 'Vraag deze week werkloosheid aan bij uw staat. Te laat aanvragen kan u geld kosten.',
  },
  'us.work.step-pay': {
    says: 'Controleer uw laatste loon: uren, overwerk, fooien en vakantie waar u volgens uw staat of de regels recht op hebt.',
  },
  'us.work.option-severance': {
    says: 'Vraag om meer geld, zorgdekking, een goede referentie, of een vriendelijker reden voor vertrek.',
    title: 'Om betere voorwaarden vragen',
    cost: 'Gratis, of de kosten van een advocaat',
    time: 'Voor u tekent',
    risk: 'Zij kunnen weigeren, of het aanbod beëindigen.',
    bestFor: 'U krijgt een ontslagvergoeding (severance) aangeboden, of hebt misschien een claim.',
  },
  'us.work.insight-time': {
    says: 'De tijd voor een klacht over discriminatie begint als u de beslissing hoort. Een beroep binnen het bedrijf stopt die niet.',
    actionable: 'Tel vanaf de dag dat u het hoorde, niet vanaf uw laatste dag.',
  },
  'us.work.warning-sign': {
    says: 'Als u een afstandsverklaring (release) tekent, geeft u misschien het recht op een rechtszaak op. Loon dat u hebt verdiend is van u zonder te tekenen.',
  },
  'us.work.myth-notice': {
    says: 'In de meeste staten hoeft een werkgever geen bericht vooraf of reden te geven. Een contract, een vakbond of een groot ontslag kan dat veranderen.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Ontslag alleen sluit een werkloosheidsuitkering niet uit. Vraag aan en laat het kantoor van de staat beslissen.',
  },
}
