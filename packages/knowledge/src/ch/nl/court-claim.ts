/** A case that someone starts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'ch.court.want': {
    says: 'Iemand begint een zaak tegen u. De meeste zaken beginnen met een gesprek bij de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.court.who': {
    says: 'De bemiddelingsdienst (Schlichtungsbehörde) is van de overheid. Hij probeert beide kanten tot een akkoord te helpen.',
  },
  'ch.court.real': { says: 'Er is nog niets beslist. Ook uw kant wordt gehoord.' },
  'ch.court.not-yet': { says: 'Niemand kan iets in beslag nemen vanwege een oproep.' },
  'ch.court.rights': {
    says: 'U kunt voor uzelf spreken, bewijs meebrengen en gratis rechtshulp vragen.',
  },
  'ch.court.deadline-day': {
    says: 'U moet zelf naar het gesprek komen op de dag in de brief.',
    action: 'Naar het gesprek gaan',
    consequence: 'De zaak gaat door zonder u, en een boete is mogelijk.',
  },
  'ch.court.step-date': { says: 'Schrijf de dag, de plaats en het zaaknummer op.' },
  'ch.court.step-go': { says: 'Ga zelf en neem het contract, de rekeningen en brieven mee.' },
  'ch.court.step-aid': {
    says: 'Hebt u weinig geld? Vraag dan nu gratis rechtshulp (unentgeltliche Rechtspflege).',
  },
  'ch.court.right-heard': { says: 'U hebt het recht om gehoord te worden.' },
  'ch.court.right-aid': {
    says: 'Met weinig geld en een redelijke kans hebt u recht op rechtshulp.',
  },
  'ch.court.option-go': {
    says: 'U hebt geen advocaat nodig.',
    title: 'Gaan en uw kant vertellen',
    cost: 'Weinig.',
    time: 'Een ochtend.',
    risk: 'Kosten als u later verliest.',
    bestFor: 'Iedereen met een oproep.',
  },
  'ch.court.option-settle': {
    says: 'Een akkoord daar telt als een vonnis.',
    title: 'Een akkoord sluiten op het gesprek',
    cost: 'Wat u afspreekt.',
    time: 'Dezelfde dag.',
    risk: 'Het is definitief.',
    bestFor: 'U bent een deel schuldig.',
  },
  'ch.court.option-help': {
    says: 'Vraag een gratis juridisch adviespunt (Rechtsauskunft) bij u in de buurt.',
    title: 'Juridisch advies vragen',
    cost: 'Weinig of niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U twijfelt.',
  },
}
