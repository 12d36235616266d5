/** The French words of the rows in ../stop-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STOP_DEMANDS_FR: Words = {
  'jp.desist.reality': {
    says: 'C’est une demande de l’autre partie, pas un ordre du tribunal. Mais elle peut demander un ordre rapide (仮処分), alors ne l’ignorez pas.',
  },
  'jp.desist.not-yet': {
    says: 'Personne ne peut prendre votre salaire ou votre argent en banque maintenant. Un tribunal doit d’abord décider.',
  },
  'jp.desist.right-proof': {
    says: 'L’autre partie doit montrer ce que vous avez fait, pourquoi c’est interdit et quel tort cela a causé. Demandez-le par écrit.',
  },
  'jp.desist.right-rival': {
    says: 'Vous choisissez librement votre travail. Une promesse de ne pas travailler chez un rival ne tient que si durée, lieu, travail et paiement sont justes. Sinon elle est nulle.',
  },
  'jp.desist.step-answer': {
    says: 'Gardez la lettre et son enveloppe. Montrez-la à un avocat ou à 法テラス avant le dernier jour. Ne signez et ne promettez rien avant.',
  },
  'jp.desist.option-answer': {
    title: 'Répondre avec vos mots',
    says: 'Écrivez ce qui est juste, ce qui ne l’est pas et ce que vous êtes prêt à faire.',
    cost: 'Un timbre.',
    time: 'Avant la date de la lettre.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous n’êtes pas d’accord avec tout.',
  },
}
