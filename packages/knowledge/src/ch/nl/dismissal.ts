/** The Dutch words of Switzerland: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NL: Words = {
  'ch.job.want': { says: 'Uw werkgever beëindigt uw baan.' },
  'ch.job.who': {
    says: 'In Zwitserland heeft een werkgever geen toestemming nodig. Maar er zijn opzegtermijnen en grenzen.',
  },
  'ch.job.real': { says: 'U krijgt nog loon tot het einde van de opzegtermijn.' },
  'ch.job.not-yet': {
    says: 'Na de proeftijd is een opzegging tijdens ziekte een tijd lang nietig. De wet bepaalt hoe lang.',
  },
  'ch.job.rights': {
    says: 'U kunt de reden vragen, bezwaar maken tegen een oneerlijk ontslag en een eerlijk getuigschrift krijgen.',
  },
  'ch.job.deadline-object': {
    says: 'Wilt u geld wegens oneerlijk ontslag? Maak schriftelijk bezwaar voordat uw opzegtermijn eindigt. Dat is meestal een maand of meer, maar in de proeftijd maar zeven dagen.',
    action: 'De werkgever een schriftelijk bezwaar sturen (Einsprache)',
    consequence: 'U verliest het recht op geld wegens oneerlijk ontslag.',
  },
  'ch.job.deadline-180': {
    says: 'Een eis wegens oneerlijk ontslag moet binnen 180 dagen na het einde van de baan ingediend zijn. Tel voor de zekerheid vanaf de brief.',
    action: 'Naar de bemiddelingsdienst gaan (Schlichtungsbehörde)',
    consequence: 'De eis vervalt.',
  },
  'ch.job.step-reason': { says: 'Vraag schriftelijk om de reden van het ontslag.' },
  'ch.job.step-object': {
    says: 'Vindt u het oneerlijk? Maak schriftelijk bezwaar voordat de opzegtermijn eindigt. Zeg dat u uw werk aanbiedt.',
  },
  'ch.job.step-instant': {
    says: 'Schrijf meteen dat u het ontslag op staande voet niet aanvaardt en dat u uw werk aanbiedt.',
  },
  'ch.job.step-rav': {
    says: 'Meld u meteen bij het arbeidsbureau (RAV), uiterlijk op uw eerste dag zonder werk. Zoek al werk in de opzegtermijn.',
  },
  'ch.job.step-check': {
    says: 'Controleer de opzegtermijn: één maand in het eerste jaar, twee tot en met het negende, dan drie, tot het einde van een maand.',
  },
  'ch.job.right-reason': { says: 'U hebt recht op de reden op papier.' },
  'ch.job.right-block': {
    says: 'Wordt u ziek in de opzegtermijn, dan staat die stil: 30, 90 of 180 dagen, naar dienstjaren.',
  },
  'ch.job.right-ref': { says: 'U hebt altijd recht op een getuigschrift (Arbeitszeugnis).' },
  'ch.job.right-instant': {
    says: 'Zonder ernstige reden kost een ontslag op staande voet de werkgever het loon van de opzegtermijn, en soms meer.',
  },
  'ch.job.option-object': {
    says: 'Schrijf eerst, ga dan naar de gratis bemiddelingsdienst (Schlichtungsbehörde).',
    title: 'Bezwaar maken en naar bemiddeling gaan',
    cost: 'Geen griffierecht tot CHF 30.000.',
    time: '180 dagen.',
    risk: 'U krijgt zelden de baan terug, maar wel geld.',
    bestFor: 'De reden is oneerlijk.',
  },
  'ch.job.option-deal': {
    says: 'Vraag om tijd, geld of een goed getuigschrift.',
    title: 'Een eerlijk einde vragen',
    cost: 'Niets.',
    time: 'Enkele dagen.',
    risk: 'Een getekend papier kan u uw uitkering kosten.',
    bestFor: 'U wilt goed uit elkaar gaan.',
  },
  'ch.job.option-help': {
    says: 'Zij controleren termijn en reden.',
    title: 'Een vakbond of juridisch advies vragen',
    cost: 'Weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen die ontslagen is.',
  },
}
