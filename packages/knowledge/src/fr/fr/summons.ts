/** The French words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_FR: Words = {
  'fr.summons.want': {
    says: 'La police veut vous entendre. La lettre doit dire si vous êtes suspect ou témoin.',
  },
  'fr.summons.reality': {
    says: 'Venez, ou demandez une autre date : on peut venir vous chercher. En audition libre, vous pouvez partir quand vous voulez.',
  },
  'fr.summons.right-silence': {
    says: 'Suspect, on doit vous dire l’infraction et sa date. Vous pouvez vous taire et avoir un interprète.',
  },
  'fr.summons.right-lawyer': {
    says: 'Si l’infraction est punie de prison, vous avez droit à un avocat présent. Avec de faibles revenus, l’État paie.',
  },
  'fr.summons.step': {
    says: 'Appelez un avocat avant. Relisez le procès-verbal avant de signer. Vous pouvez refuser.',
  },
  'fr.summons.option': {
    says: 'Demandez un avocat à l’ordre des avocats ou à un point-justice (3039).',
    title: 'D’abord un avocat',
    cost: 'Gratuit avec de faibles revenus.',
    time: 'Avant la date.',
    risk: 'Aucun.',
    bestFor: 'Vous êtes peut-être suspect.',
  },
  'fr.summons.witness': {
    says: 'Vous êtes cité comme témoin. Vous devez venir et dire la vérité. En cas d’empêchement, écrivez vite au tribunal, preuve à l’appui, sinon amende.',
  },
  'fr.summons.witness-pay': {
    says: 'Trajet et salaire perdu sont remboursés sur demande au tribunal ce jour-là.',
  },
  'fr.summons.witness-want': {
    says: 'Un tribunal vous appelle comme témoin.',
  },
  'fr.summons.witness-step': {
    says: 'Notez le jour et l’heure. Montrez la lettre à votre employeur. Prenez vos papiers et vos billets.',
  },
  'fr.summons.witness-option': {
    says: 'Écrivez au tribunal pourquoi vous ne pouvez pas venir, avec preuve, et demandez que faire.',
    title: 'Prévenir d’un empêchement',
    cost: 'Gratuit.',
    time: 'Tout de suite.',
    risk: 'Sans preuve, une amende est possible.',
    bestFor: 'Vous êtes malade ou loin.',
  },
  'fr.summons.witness-not-yet': {
    says: 'Vous n’êtes accusé de rien, et vous n’avez rien à payer.',
  },
  'fr.summons.witness-family': {
    says: 'Êtes-vous parent, enfant, frère, sœur ou conjoint de l’accusé ? Alors on vous entend sans serment.',
  },
  'fr.summons.witness-safe': {
    says: 'Avez-vous peur ? Demandez à donner l’adresse de la police au lieu de la vôtre. Dans les cas graves, votre nom peut rester caché.',
  },
  'fr.summons.witness-prepare': {
    says: 'Notez pour vous ce que vous avez vu et quand. Ne dites que cela, et dites-le quand vous ne savez pas.',
  },
  'fr.summons.witness-go': {
    says: 'Venez à l’heure et dites ce que vous savez.',
    title: 'Aller à l’audience',
    cost: 'Les frais sont remboursés.',
    time: 'Le jour dit.',
    risk: 'Mentir sous serment est un délit.',
    bestFor: 'Tout témoin.',
  },
}
