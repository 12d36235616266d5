/** Ontslag: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NL: Words = {
  'gb.job.want': {
    says: 'Uw werkgever zegt dat uw baan stopt, of kan stoppen. De brief hoort te zeggen waarom en vanaf welke dag.',
  },
  'gb.job.rights-summary': {
    says: 'U kunt bezwaar maken, de redenen vragen, en opzegtermijn en betaling van vakantiedagen krijgen. Was het oneerlijk, dan kunt u een zaak beginnen.',
  },
  'gb.job.reality': {
    says: 'Een brief is niet het einde. Veel beslissingen veranderen na bezwaar of eindigen in een afspraak. Maar de termijnen zijn streng.',
  },
  'gb.job.who': {
    says: 'Uw werkgever moet eerlijk handelen, zijn eigen regels volgen en zich aan de Acas Code houden.',
  },
  'gb.job.know-acas': {
    says: 'U moet contact opnemen met Acas voordat u naar een tribunaal kunt. Het is gratis en leidt vaak tot een afspraak zonder zitting.',
    learnMore: 'Dit heet early conciliation. Het kan tot twaalf weken duren en zet de tijd stil.',
  },
  'gb.job.ni': {
    says: 'In Noord-Ierland hebt u drie maanden voor een zaak. U moet eerst contact opnemen met de Labour Relations Agency.',
  },
  'gb.job.step-appeal': {
    says: 'Maak schriftelijk bezwaar vóór de datum in de brief. Schrijf wat er niet klopt: de feiten, de stappen, of hoe anderen zijn behandeld.',
  },
  'gb.job.step-dates': {
    says: 'Schrijf de dag op waarop uw baan stopt. De tijd voor een zaak loopt vanaf die dag: zes maanden als de baan op of na 1 oktober 2026 stopte.',
  },
  'gb.job.step-papers': {
    says: 'Verzamel uw contract, loonstroken, brieven, berichten en notities van gesprekken. Doe dit voordat u er niet meer bij kunt.',
  },
  'gb.job.step-help': { says: 'Bel deze week Acas, uw vakbond of Citizens Advice. Het is gratis.' },
  'gb.job.step-sign': {
    says: 'Teken nog geen vaststellingsovereenkomst (settlement agreement). Die geldt alleen als een onafhankelijke adviseur u erover adviseerde.',
  },
  'gb.job.step-ni': {
    says: 'Bel nu de Labour Relations Agency. Voor de meeste zaken hebt u drie maanden.',
  },
  'gb.job.right-reasons': {
    says: 'Na twee jaar in de baan kunt u schriftelijke redenen vragen. Die moeten binnen 14 dagen komen.',
  },
  'gb.job.right-notice': {
    says: 'Na een maand krijgt u minstens één week opzegtermijn. Na twee jaar is het één week per jaar, tot twaalf.',
  },
  'gb.job.right-holiday': {
    says: 'Vakantiedagen die u hebt opgebouwd en niet genomen, moeten worden betaald.',
  },
  'gb.job.right-legal-right': {
    says: 'Verloor u de baan omdat u een wettelijk recht vroeg, zoals een loonstrook of fooien? Dan is dat vanaf dag één oneerlijk. U hoeft er niet een vaste tijd te werken.',
  },
  'gb.job.right-unfair': {
    says: 'Na twee jaar in de baan kunt u een zaak beginnen wegens oneerlijk ontslag (unfair dismissal). Bij sommige redenen, zoals zwangerschap of klokkenluiden, is geen vaste tijd nodig.',
  },
  'gb.job.right-equal': {
    says: 'U mag uw baan niet verliezen door leeftijd, sekse, ras, een beperking, zwangerschap, geloof of van wie u houdt. Dat geldt vanaf dag één.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Na twee jaar in de baan krijgt u een ontslagvergoeding (redundancy pay). Die hangt af van uw leeftijd, uw loon en uw jaren.',
  },
  'gb.job.right-alternative': {
    says: 'Bieden ze een andere baan aan? U kunt die vier weken proberen. Past die niet, dan houdt u uw ontslagvergoeding (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Na twee jaar in de baan krijgt u tijdens de opzegtermijn redelijk vrij om werk te zoeken.',
  },
  'gb.job.right-group': {
    says: 'Verdwijnen er op één plek binnen 90 dagen 20 of meer banen? Dan moeten ze eerst minstens 30 dagen met het personeel overleggen.',
  },
  'gb.job.option-appeal': {
    says: 'Stuur een korte brief met uw redenen vóór de datum die ze noemen.',
    title: 'Bezwaar maken bij uw werkgever',
    cost: 'Niets.',
    time: 'Enkele dagen om te schrijven.',
    risk: 'Klein. De tijd voor het tribunaal loopt door.',
    bestFor: 'Volgens u klopten de beslissing of de stappen niet.',
  },
  'gb.job.option-acas': {
    says: 'Acas praat met beide kanten om tot een afspraak te komen.',
    title: 'Overleg via Acas beginnen (early conciliation)',
    cost: 'Niets.',
    time: 'Tot twaalf weken.',
    risk: 'Geen.',
    bestFor: 'U wilt geld of een eerlijke referentie zonder zitting.',
  },
  'gb.job.option-settle': {
    says: 'Vraag naar geld, de datum, een referentie en wat anderen te horen krijgen.',
    title: 'Onderhandelen over uw vertrek',
    cost: 'Niets. Vaak betalen ze uw adviseur.',
    time: 'Enkele weken.',
    risk: 'Met tekenen geeft u uw eisen op.',
    bestFor: 'U vertrekt liever met een afspraak.',
  },
  'gb.job.warn-time': {
    says: 'Stopte uw baan vóór 1 oktober 2026? Dan hebt u maar drie maanden min één dag om contact op te nemen met Acas.',
  },
  'gb.job.warn-appeal-clock': {
    says: 'Bezwaar bij uw werkgever stopt de tijd voor een zaak bij het tribunaal niet.',
  },
  'gb.job.insight-selection': {
    says: 'Bij ontslag om het bedrijf (redundancy) moeten ze eerlijk kiezen, u de scores geven en ander werk voor u zoeken.',
    actionable: 'Vraag uw scores, de lijst met punten en de banen die vrij zijn.',
  },
  'gb.job.insight-gross': {
    says: 'Ontslag zonder opzegtermijn mag alleen bij heel ernstig gedrag, en alleen na een eerlijk gesprek (hearing).',
    actionable:
      'Vraag om het bewijs en het verslag van het gesprek. Schrijf in het bezwaar wat ze weglieten.',
  },
  'gb.job.change-time': {
    says: 'Sinds 1 oktober 2026 hebt u zes maanden, niet drie, voor de meeste zaken bij het tribunaal over een later ontslag.',
    was: 'De meeste zaken bij het tribunaal moesten binnen drie maanden min één dag beginnen.',
    is: 'Voor ontslag op of na deze dag is het zes maanden.',
  },
  'gb.job.acas-six-months': {
    says: 'U heeft zes maanden min één dag vanaf het einde van het werk. Voor de zekerheid tellen we 180 dagen vanaf de brief.',
    action: 'Contact opnemen met Acas, als u misschien een zaak wilt',
    consequence: 'Na de termijn neemt een tribunaal uw zaak meestal niet meer aan.',
  },
}
