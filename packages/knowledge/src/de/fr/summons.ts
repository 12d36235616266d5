/** The French words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_FR: Words = {
  'de.summons.suspect-want': {
    says: 'La police veut vous entendre comme suspect (Beschuldigter).',
  },
  'de.summons.suspect-reality': {
    says: 'Comme suspect, vous n’êtes pas obligé d’aller à la police. Seule une convocation du parquet ou du juge oblige.',
  },
  'de.summons.right-silence': {
    says: 'Vous pouvez vous taire, sans que cela vous nuise. Vous pouvez demander un avocat et un interprète avant toute question.',
  },
  'de.summons.right-file': {
    says: 'Un avocat peut d’abord voir le dossier. Dans les cas graves, l’État vous en donne un.',
  },
  'de.summons.step-suspect': {
    says: 'Ne dites rien sur l’affaire, même au téléphone. Annulez poliment par écrit et appelez un avocat.',
  },
  'de.summons.option-lawyer': {
    says: 'Laissez un avocat demander le dossier et répondre.',
    title: 'D’abord un avocat',
    cost: 'Demandez d’abord le prix.',
    time: 'Avant la date.',
    risk: 'Aucun.',
    bestFor: 'Tous ceux qui sont suspects.',
  },
  'de.summons.witness-want': {
    says: 'Un tribunal vous convoque comme témoin. On ne vous accuse de rien.',
  },
  'de.summons.witness-reality': {
    says: 'Vous devez venir. Sans excuse valable, vous payez les frais et une amende.',
  },
  'de.summons.witness-right': {
    says: 'Contre vos proches, vous n’avez pas à parler. Ni à dire ce qui vous accuserait.',
  },
  'de.summons.witness-pay': {
    says: 'Trajet, salaire perdu et autres frais sont remboursés. Demandez-le en trois mois.',
  },
  'de.summons.witness-step': {
    says: 'Malade ou absent ? Prévenez le tribunal par écrit, avec preuve, et demandez une autre date. Votre employeur doit vous libérer.',
  },
  'de.summons.witness-option': {
    says: 'Venez à l’heure avec vos papiers et dites ce que vous savez.',
    title: 'Aller à l’audience',
    cost: 'Frais remboursés.',
    time: 'Le jour dit.',
    risk: 'Un faux témoignage est un délit.',
    bestFor: 'Tout témoin.',
  },
  'de.summons.witness-not-yet': {
    says: 'On ne vous reproche rien et vous n’avez rien à payer. Vous dites seulement ce que vous avez vu ou entendu.',
  },
  'de.summons.witness-lawyer': {
    says: 'Vous pouvez venir avec votre propre avocat, comme soutien du témoin (Zeugenbeistand).',
  },
  'de.summons.witness-prepare': {
    says: 'Notez le jour, la salle et le numéro du dossier. Relisez vos notes et mails, et apportez-les avec votre carte d’identité.',
  },
  'de.summons.witness-step-pay': {
    says: 'Demandez à l’employeur une attestation du salaire perdu. Gardez vos billets et remettez tout après l’audience.',
  },
  'de.summons.police-witness-want': {
    says: 'La police veut vous entendre comme témoin. Vous n’êtes pas accusé.',
  },
  'de.summons.police-witness-reality': {
    says: 'Vous ne devez venir et parler que si le parquet (Staatsanwaltschaft) l’a ordonné. Si la lettre ne le dit pas, demandez.',
  },
  'de.summons.police-witness-family': {
    says: 'Vous n’avez pas à parler contre votre mari, femme, fiancé ou proche famille. On doit vous le dire d’abord.',
  },
  'de.summons.police-witness-self': {
    says: 'Vous n’avez pas à répondre à ce qui pourrait vous mener, vous ou vos proches, devant un tribunal.',
  },
  'de.summons.police-witness-lawyer': {
    says: 'Vous pouvez venir avec un avocat qui assiste les témoins (Zeugenbeistand).',
  },
  'de.summons.police-witness-step': {
    says: 'Appelez avant le jour. Demandez si le parquet l’a ordonné et de quoi il s’agit. Écrivez si, comme proche, vous ne parlerez pas.',
  },
}
