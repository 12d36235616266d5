/** Questions of people who are accused of harassment or of a crash, or whose old arrest is seen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCUSATIONS_AND_RECORDS_FR: Words = {
  'us.fact.accused-of-stalking': {
    says: 'N’écrivez plus à cette personne, ne l’appelez pas et n’allez pas la voir, même pour expliquer. Gardez tous les messages et notez où vous étiez et qui l’a vu. Si des papiers du tribunal arrivent, respectez dès ce jour la première ordonnance et n’ayez pas d’arme. Allez à l’audience avec vos preuves : sans vous, le juge peut décider seul. Une ordonnance peut apparaître dans les contrôles pour un emploi ou une licence : demandez à un avocat ou à l’aide juridique.',
  },
  'us.fact.arrest-papers-abroad': {
    says: 'Demandez au greffe du tribunal de chaque affaire une copie certifiée de son issue. Cela coûte peu et vous n’avez pas besoin d’avocat. Pour 18 dollars, le FBI vous envoie votre propre dossier ; vous pouvez signaler un manque sans frais. Emportez ces papiers. Le Canada regarde les condamnations et les actes : une charge abandonnée n’empêche le plus souvent pas d’entrer, une condamnation pour drogue le peut. Chaque pays a sa règle : demandez d’abord à son consulat.',
  },
  'us.fact.own-criminal-record': {
    says: 'Regardez votre propre dossier. Pour 18 dollars, le FBI vous envoie ce qu’il a, et la police de votre État tient son fichier. Ces fichiers naissent d’empreintes : qui n’en a jamais donné n’y est souvent pas. Mais le tribunal garde son dossier, le plus souvent public, avec la charge et son issue. Un contrôle sans suite veut dire que rien n’a été trouvé, ou rien qui empêche : demandez-le par écrit.',
  },
  'us.fact.said-to-have-crashed': {
    says: 'Envoyez chaque lettre le jour même à votre assureur : il doit le plus souvent vous défendre, et payer si vous perdez. Photographiez votre voiture maintenant, de tous côtés, et notez qui a vu quoi. Remplissez le rapport d’accident de l’État avant son jour, court et vrai : où, quand, et que vous n’avez vu aucun dégât. Dans l’Illinois, c’est sous 10 jours s’il y a un blessé ou plus de 1 500 dollars de dégâts. N’admettez aucune faute et ne devinez pas.',
  },
  'us.fact.letter-to-their-lawyer': {
    says: 'Vous n’y êtes pas tenu : une lettre qu’il a reçue compte dès ce jour, qui que ce soit la lise. C’est pourtant sage, car cela ne coûte rien et un juge verra la bonne foi. Laissez faire votre avocat : si l’autre partie a un avocat, le vôtre doit écrire à celui-ci. Dites-le au vôtre aujourd’hui. La nouvelle copie doit dire que les jours de la première lettre courent toujours. Gardez la preuve du jour d’arrivée de la première.',
  },
}
