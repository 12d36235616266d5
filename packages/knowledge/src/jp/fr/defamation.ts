/** Claims over a post or a word that is said to hurt a name: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_FR: Words = {
  'jp.insult.right-true': {
    says: 'Un message vrai d’intérêt public, écrit pour aider, n’est pas une diffamation. Un avis juste sur une boutique est le plus souvent permis. Gardez les preuves.',
  },
  'jp.insult.step-answer': {
    says: 'Gardez la page et la lettre. Vous pouvez retirer sans rien admettre. Ne signez et ne payez rien avant qu’un avocat l’ait vue.',
  },
  'jp.insult.want': {
    says: 'Ils disent qu’un de vos messages a nui à leur nom, et demandent de l’argent. C’est une lettre privée, pas un papier du tribunal.',
  },
  'jp.insult.rights': {
    says: 'Vous pouvez demander quel message est visé et pourquoi il serait illicite, contester ou offrir moins. Un avocat peut répondre pour vous.',
  },
  'jp.insult.right-three-years': {
    says: 'La demande est trop ancienne trois ans après qu’ils ont connu le dommage et vous, ou vingt ans après le message. Vous devez le dire vous-même.',
  },
  'jp.insult.step-which': {
    says: 'Répondez avant le jour indiqué. Si la lettre ne dit pas quel message, demandez par écrit son adresse, sa date et les mots.',
  },
  'jp.insult.step-real': {
    says: 'Cherchez l’avocat dans la liste du barreau (日本弁護士連合会). Utilisez le numéro qui s’y trouve, pas celui de la lettre.',
  },
  'jp.insult.step-quiet': {
    says: 'N’écrivez rien en ligne sur la lettre ou l’expéditeur. Un nouveau message peut aggraver la demande.',
  },
  'jp.insult.option-answer': {
    title: 'Répondre par un avocat',
    says: 'Un avocat écrit ce qui est faux, ou offre une somme plus basse qui met fin à tout (示談).',
    cost: 'Des honoraires. Houterasu peut les avancer avec un faible revenu.',
    time: 'Avant le jour indiqué.',
    risk: 'Ce que vous admettez par écrit peut servir au procès.',
    bestFor: 'Vous contestez, ou la somme est trop haute.',
  },
}
