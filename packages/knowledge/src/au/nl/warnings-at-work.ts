/** The Dutch words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_NL: Words = {
  'au.warned.not-yet': { says: 'U houdt voorlopig uw baan en uw loon.' },
  'au.warned.option-answer': {
    says: 'Geef uw kant schriftelijk en vraag dat het in uw dossier komt. De Fair Work Commission kijkt ernaar als u later wordt ontslagen.',
    title: 'Schriftelijk antwoorden',
    cost: 'Gratis.',
    time: 'Een paar dagen.',
    risk: 'Klein als u rustig blijft en bij de feiten blijft.',
    bestFor: 'U bent het niet eens met wat er staat.',
  },
  'au.suspended.reality': {
    says: 'Een schorsing terwijl ze iets onderzoeken is geen straf. Er is nog niets bewezen.',
  },
  'au.suspended.right-pay': {
    says: 'Uw loon gaat door zolang u klaar bent om te werken. Ze kunnen u alleen zonder loon naar huis sturen (stand down) om dingen als een staking, een storing of stilstand van het werk buiten hun macht.',
  },
  'au.suspended.right-answer': {
    says: 'U hoort te weten wat u zou hebben gedaan, en daarop te kunnen antwoorden, voordat er iets wordt beslist.',
  },
  'au.suspended.right-safe': {
    says: 'Ze mogen u niet schorsen omdat u klaagde, ziek was of een recht op het werk gebruikte.',
  },
  'au.suspended.step-ask': {
    says: 'Vraag schriftelijk naar de reden, de regel en hoe lang het duurt. Vraag ook dat uw loon doorgaat.',
  },
  'au.suspended.step-keep': {
    says: 'Houd u aan de brief. Schrijf nu op wat u nog weet, en bewaar uw eigen papieren. Bel uw vakbond of Fair Work op 13 13 94.',
  },
  'au.suspended.option-pay': {
    says: 'Vraag het eerst schriftelijk aan uw werkgever. Dan helpt de Fair Work Ombudsman u gratis.',
    title: 'Fair Work vragen naar loon dat ontbreekt',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Klein.',
    bestFor: 'Uw werkgever betaalt u niet terwijl u geschorst bent.',
  },
  'au.exit.reality': { says: 'Het is een aanbod. Tot u tekent, houdt u uw baan en al uw rechten.' },
  'au.exit.right-no': {
    says: 'U kunt nee zeggen, of meer geld vragen, een latere dag of een verklaring van dienst (statement of service).',
  },
  'au.exit.right-minimum': {
    says: 'Ze zijn u in elk geval uw verlof en uw loon tot de laatste dag schuldig. Dat is geen cadeau voor het tekenen.',
  },
  'au.exit.right-forced': {
    says: 'Kreeg u geen echte keus dan zelf op te zeggen? Dan kan het als ontslag tellen.',
  },
  'au.exit.warn-21': {
    says: 'Eindigt de baan? Dan hebt u 21 dagen om naar de Fair Work Commission te gaan. Praten stopt de tijd niet.',
  },
  'au.exit.warn-centrelink': {
    says: 'Een som bij vertrek, of zelf weggaan, kan betalingen van Centrelink uitstellen. Vraag het voordat u tekent.',
  },
  'au.exit.step-wait': {
    says: 'Teken niet ter plekke. Vraag schriftelijk tijd voor advies, en dat het bedrijf het advies betaalt.',
  },
  'au.exit.step-sum': {
    says: 'Tel op wat u toch al krijgt: opzegtermijn, verlof en de vergoeding voor een vervallen baan (redundancy). Het aanbod hoort duidelijk meer te zijn.',
  },
  'au.exit.option-negotiate': {
    says: 'Schrijf wat u wilt: een bedrag, een dag, een verklaring van dienst (statement of service), de kosten van advies. Doe het vóór de laatste dag.',
    title: 'Betere voorwaarden vragen',
    cost: 'Gratis, of het loon van een advocaat.',
    time: 'Eén tot drie weken.',
    risk: 'Ze kunnen het aanbod terugnemen.',
    bestFor: 'U zou gaan, maar niet hiervoor.',
  },
}
