/** The Dutch words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_NL: Words = {
  'ie.hearing.right-time': {
    says: 'U kunt om een andere dag vragen als u of uw begeleider meer tijd nodig heeft. Een eerlijke werkgever geeft u tijd.',
  },
  'ie.hearing.step-write': {
    says: 'Schrijf uw kant punt voor punt op, en wie wat zag. Neem het papier mee.',
  },
  'ie.warned.right-lapse': {
    says: 'Ze moeten zeggen wat er moet veranderen, voor wanneer, en hoe lang de waarschuwing in uw dossier blijft.',
  },
  'ie.warned.step-appeal': {
    says: 'Klopt de waarschuwing niet, ga dan schriftelijk in beroep voor de dag in de brief. Zeg wat er fout is en wat u wilt.',
  },
  'ie.warned.option-answer': {
    title: 'Schriftelijk antwoorden',
    cost: 'Gratis.',
    time: 'Een paar dagen.',
    risk: 'Klein als u rustig blijft en bij de feiten blijft.',
    bestFor: 'U bent het niet eens met wat er staat.',
    says: 'Geef uw kant op papier en vraag om die in uw dossier te doen. Dat helpt later ook.',
  },
  'ie.warned.not-yet': { says: 'U houdt voorlopig uw baan en uw loon.' },
  'ie.suspended.reality': {
    says: 'Een schorsing tijdens onderzoek is geen straf. Er is nog niets bewezen.',
  },
  'ie.suspended.right-pay': {
    says: 'Uw loon loopt door. Uw werkgever mag het alleen stoppen als de wet, uw contract of uw schriftelijke toestemming dat toelaat.',
  },
  'ie.suspended.right-fair': {
    says: 'Voor een besluit moeten ze zeggen wat u gedaan zou hebben, en u horen.',
  },
  'ie.suspended.right-short': {
    says: 'Ze moet kort zijn en een goede reden hebben. Vraag hoe lang ze duurt en wie er weer naar kijkt.',
  },
  'ie.suspended.step-ask': { says: 'Vraag schriftelijk naar de reden, de regel en de duur.' },
  'ie.suspended.step-keep': {
    says: 'Houd u aan de brief, en schrijf nu op wat u zich herinnert. Bel uw vakbond als u die heeft.',
  },
  'ie.suspended.option-complain': {
    title: 'Klagen als uw loon stopt',
    cost: 'Gratis.',
    time: 'Binnen zes maanden na het gemiste loon.',
    risk: 'Klein. Ze mogen u er niet om straffen.',
    bestFor: 'Uw werkgever betaalt niet tijdens de schorsing.',
    says: 'U kunt online naar de Workplace Relations Commission (WRC).',
  },
  'ie.exit.reality': { says: 'Het is een aanbod. Tot u tekent, houdt u uw baan en uw rechten.' },
  'ie.exit.right-no': {
    says: 'U kunt nee zeggen, of meer geld, een latere dag of een goede referentie vragen.',
  },
  'ie.exit.right-advice': {
    says: 'Afstand doen telt meestal alleen als u wist waarvan. Vraag advies voor u tekent, en vraag hen dat te betalen.',
  },
  'ie.exit.right-tax': {
    says: 'De wettelijke vergoeding (statutory redundancy) is belastingvrij. Van ander geld is minstens €10,160 en €765 per vol jaar vrij.',
  },
  'ie.exit.warn-benefit': {
    says: 'Gaat u vrijwillig weg, dan kan Jobseeker’s tot negen weken geweigerd worden. Vraag om op te schrijven dat de baan eindigde.',
  },
  'ie.exit.warn-time': {
    says: 'Praten stopt de termijn niet. Een klacht bij de Workplace Relations Commission moet meestal binnen zes maanden.',
  },
  'ie.exit.step-wait': { says: 'Teken niet meteen. Vraag schriftelijk om tijd voor advies.' },
  'ie.exit.step-sum': {
    says: 'Tel op wat u sowieso krijgt: opzegtermijn, vakantie en ontslagvergoeding. Het aanbod moet duidelijk hoger zijn.',
  },
  'ie.exit.option-negotiate': {
    title: 'Om betere voorwaarden vragen',
    cost: 'Gratis, of het honorarium van een advocaat.',
    time: 'Eén tot drie weken.',
    risk: 'Ze kunnen het aanbod intrekken.',
    bestFor: 'U wilt wel weg, maar niet hiervoor.',
    says: 'Schrijf wat u wilt: bedrag, dag, referentie, kosten van advies. Doe het voor de laatste dag.',
  },
}
