/** Questions of heirs: an executor who tells nothing, and things that are taken before a court has named anyone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXECUTOR_AND_HEIRS_FR: Words = {
  'us.fact.executor-tells-nothing': {
    says: "L'exécuteur (executor) agit pour tous les héritiers et doit dresser la liste des biens et rendre des comptes. Au Massachusetts et dans bien d'autres États, la liste est due en trois mois. Consultez le dossier au tribunal des successions (probate court). Demandez par écrit un compte complet et la date de votre part. Vous n'avez pas à signer un accord pour ce que le testament vous donne. Si rien ne vient, demandez au juge d'ordonner un compte ou de le remplacer.",
  },
  'us.fact.nobody-named-yet': {
    says: "Personne ne peut prendre ni partager des choses avant que le tribunal ait nommé quelqu'un pour la succession. Même pas la personne nommée dans le testament. Si elle refuse, tout héritier peut demander cette tâche, et les autres s'opposer tout de suite. Au New Jersey, c'est un caveat, au bureau du Surrogate. Dans beaucoup d'États, qui détient un testament doit le remettre au tribunal. Listez et photographiez tout. Ce qui a été pris peut être réclamé ou compté dans la part.",
  },
  'us.fact.taken-while-alive': {
    says: "Tant que la personne vit, un executor n'a aucun pouvoir. Les choses sont encore à elle, et elle seule peut les donner. Demandez à votre parent de l'écrire, s'il le peut. Listez et photographiez tout maintenant. Qui a une procuration doit tout utiliser pour le bien de la personne. Prendre à quelqu'un de malade peut être un abus (elder abuse) : 1-800-677-1116. Après le décès, le testament compte, et un héritier peut demander une vente et des parts égales.",
  },
}
