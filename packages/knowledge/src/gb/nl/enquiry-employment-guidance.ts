/** Vragen over werk: wat u doet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_GUIDANCE_NL: Words = {
  'gb.ask-work.step-date': {
    says: 'Schrijf de dag op waarop het gebeurde of de baan stopte. Uw tijd voor een zaak loopt vanaf die dag.',
  },
  'gb.ask-work.step-proof': {
    says: 'Bewaar uw contract, loonstroken, rooster, berichten en brieven. Stuur kopieën naar uw eigen e-mail als dat mag.',
  },
  'gb.ask-work.step-write': {
    says: 'Schrijf uw werkgever. Schrijf wat er mis is en wat u wilt, en noem een datum. Blijf rustig en kort.',
  },
  'gb.ask-work.step-acas': {
    says: 'Bel Acas op 0300 123 1100 voor gratis advies. Vóór de meeste zaken bij het tribunaal moet u langs Acas.',
  },
  'gb.ask-work.step-lra': {
    says: 'Bel de Labour Relations Agency op 03300 555 300 voor gratis advies vóór een zaak bij het tribunaal.',
  },
  'gb.ask-work.step-ni-date': {
    says: 'Schrijf de dag op waarop het gebeurde. In Noord-Ierland hebt u meestal drie maanden vanaf die dag.',
  },
  'gb.ask-work.step-appeal': {
    says: 'Maak schriftelijk bezwaar binnen het bedrijf, ook als het zinloos lijkt. Vraag de redenen op papier.',
  },
  'gb.ask-work.right-reasons': {
    says: 'Werkt u er twee jaar, dan kunt u schriftelijke redenen voor ontslag vragen. Eindigt de baan vanaf 1 januari 2027, dan is zes maanden genoeg. Bent u zwanger of met verlof, dan krijgt u ze zonder te vragen.',
  },
  'gb.ask-work.right-pay': {
    says: 'U hebt recht op volledig loon voor het werk dat u deed, en op een loonstrook die dat laat zien.',
  },
  'gb.ask-work.right-fair': {
    says: 'U hebt het recht niet gestraft te worden omdat u uw wettelijke rechten op het werk vraagt.',
  },
  'gb.ask-work.fact-rights': {
    says: 'Voor de meeste rechten op het werk is geen advocaat en geen geld nodig. Overleg via Acas is gratis, en een zaak bij het tribunaal ook.',
  },
  'gb.ask-work.fact-reality': {
    says: 'De termijnen zijn streng. Veel lost zich op met een duidelijke brief of via Acas. Maar laat de datum niet voorbijgaan terwijl u wacht.',
  },
  'gb.ask-work.fact-clock': {
    says: 'De tijd voor uw zaak staat stil terwijl Acas met uw werkgever praat.',
    learnMore:
      'Het overleg kan tot 12 weken duren. Aan het eind krijgt u een certificaat. Het nummer ervan komt op het formulier voor het tribunaal.',
  },
  'gb.ask-work.option-write': {
    says: 'Een klachtbrief (grievance) legt het vast en lost het vaak op.',
    title: 'Het uw werkgever schrijven',
    cost: 'Gratis',
    time: 'Geef hun een week of twee',
    risk: 'De termijn loopt door.',
    bestFor: 'Loon, uren, vakantie of slechte behandeling.',
  },
  'gb.ask-work.option-acas': {
    says: 'Acas praat met beide kanten en kan het met een bindende afspraak beëindigen.',
    title: 'Overleg via Acas beginnen (early conciliation)',
    cost: 'Gratis',
    time: 'Tot 12 weken',
    risk: 'Begin binnen de termijn, anders verliest u de zaak.',
    bestFor: 'Uw werkgever lost het niet op.',
  },
  'gb.ask-work.option-help': {
    says: 'Probeer uw vakbond, Citizens Advice of een law centre.',
    title: 'Gratis advies vragen',
    cost: 'Gratis',
    time: 'Een gesprek',
    risk: 'De termijn loopt door.',
    bestFor: 'U bent ontslagen of oneerlijk behandeld.',
  },
  'gb.ask-work.warning-limit': {
    says: 'Wacht niet op het eind van een bezwaar of klacht (grievance) voordat u contact opneemt met Acas. De termijn wacht daar niet op.',
  },
  'gb.ask-work.change-dismissal': {
    says: 'De regel over oneerlijk ontslag (unfair dismissal) verandert op 1 januari 2027, van twee jaar naar zes maanden.',
    was: 'Twee jaar werk voordat u een zaak kunt beginnen wegens oneerlijk ontslag.',
    is: 'Zes maanden werk, en geen grens aan het bedrag, voor banen die op of na 1 januari 2027 stoppen.',
  },
  'gb.ask-work.change-limit': {
    says: 'Sinds 1 oktober 2026 hebben de meeste nieuwe zaken bij het tribunaal zes maanden, niet drie.',
    was: 'Drie maanden min een dag voor de meeste zaken bij het tribunaal.',
    is: 'Zes maanden voor de meeste zaken over iets dat op of na 1 oktober 2026 gebeurde.',
  },
  'gb.ask-work.change-sick': {
    says: 'De regels voor ziekengeld zijn op 6 april 2026 beter geworden.',
    was: 'Ziekengeld (sick pay) begon op dag vier. Mensen met een laag loon kregen niets.',
    is: 'Ziekengeld begint op de eerste volle dag. Mensen met een laag loon krijgen het ook.',
  },
  'gb.ask-work.myth-no-contract': {
    says: 'U hebt rechten vanaf de eerste dag, met of zonder getekend contract.',
  },
  'gb.ask-work.myth-wages': {
    says: 'Een werkgever mag verdiend loon niet inhouden als straf omdat u weggaat.',
  },
  'gb.ask-work.insight-service': {
    says: 'Uw laatste dag bepaalt welke ontslagregel geldt. Ontbrekende opzegtermijn kan die dag minstens een week later maken.',
    actionable: 'Controleer uw opzegtermijn en uw precieze laatste dag met een adviseur.',
  },
}
