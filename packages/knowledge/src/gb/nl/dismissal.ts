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
