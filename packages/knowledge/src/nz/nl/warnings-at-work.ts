/** The Dutch words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_NL: Words = {
  'nz.warned.not-yet': { says: 'U houdt voorlopig uw werk en uw loon.' },
  'nz.warned.option-answer': {
    says: 'Vertel schriftelijk uw kant en vraag om dat in uw dossier te doen. Blijft het oneerlijk? Vraag dan om gratis bemiddeling (mediation).',
    title: 'Schriftelijk antwoorden',
    cost: 'Gratis.',
    time: 'Een paar dagen.',
    risk: 'Laag als u rustig blijft en bij de feiten blijft.',
    bestFor: 'U bent het niet eens met wat er staat.',
  },
  'nz.suspended.reality': {
    says: 'Een schorsing (suspension) terwijl ze iets onderzoeken is geen straf. Er is nog niets bewezen.',
  },
  'nz.suspended.right-pay': {
    says: 'Uw loon loopt meestal door. Kijk in uw contract of ze u wel mogen schorsen, en hoe.',
  },
  'nz.suspended.right-first': {
    says: 'Ze horen u meestal te vragen wat u ervan vindt voordat ze u schorsen. Ze horen het zo kort te houden als ze kunnen.',
  },
  'nz.suspended.right-grievance': {
    says: 'Een oneerlijke schorsing kan een persoonlijke klacht (personal grievance) zijn. Meld die binnen 90 dagen bij uw werkgever.',
  },
  'nz.suspended.step-ask': {
    says: 'Vraag schriftelijk naar de reden, de feiten, de regel in uw contract, hoe lang het duurt, en of uw loon doorloopt.',
  },
  'nz.suspended.step-keep': {
    says: 'Houd u aan de brief. Schrijf nu op wat u zich herinnert. Bel uw vakbond of Community Law.',
  },
  'nz.suspended.option-mediation': {
    says: 'Vraag Employment New Zealand om een bemiddelaar (mediator) die geen kant kiest. U mag een helper meenemen.',
    title: 'Om gratis bemiddeling (mediation) vragen',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Laag.',
    bestFor: 'U vindt de schorsing oneerlijk, of ze betalen u niet.',
  },
  'nz.exit.reality': {
    says: 'Het is een aanbod. Tot u tekent, houdt u uw werk en alles wat u kunt eisen.',
  },
  'nz.exit.right-no': {
    says: 'U kunt nee zeggen, of vragen om meer geld, een latere dag of een goed getuigschrift.',
  },
  'nz.exit.right-minimum': {
    says: 'Ze zijn u in elk geval uw loon en vakantiegeld schuldig. Dat is geen cadeau voor uw handtekening.',
  },
  'nz.exit.right-mediator': {
    says: 'Voordat een bemiddelaar (mediator) een overeenkomst tekent, moet hij vragen of u weet dat die definitief is.',
  },
  'nz.exit.warn-final': {
    says: 'Zodra een bemiddelaar (mediator) heeft getekend, kunt u meestal niet meer terug. Vraag eerst advies.',
  },
  'nz.exit.warn-ninety': {
    says: 'Praten zet de klok niet stil. U hebt meestal 90 dagen om een klacht (grievance) in te dienen.',
  },
  'nz.exit.step-wait': {
    says: 'Teken niet ter plekke. Vraag schriftelijk om tijd voor advies, en dat het bedrijf dat betaalt.',
  },
  'nz.exit.step-msd': {
    says: 'Vraag Work and Income of zelf weggaan betekent dat u op een uitkering moet wachten.',
  },
  'nz.exit.option-negotiate': {
    says: 'Schrijf wat u wilt: een bedrag, een dag, een getuigschrift, de kosten van advies. Doe het vóór de laatste dag.',
    title: 'Om betere voorwaarden vragen',
    cost: 'Gratis, of de kosten van een advocaat.',
    time: 'Eén tot drie weken.',
    risk: 'Ze kunnen het aanbod terugnemen.',
    bestFor: 'U zou wel weggaan, maar niet hiervoor.',
  },
}
