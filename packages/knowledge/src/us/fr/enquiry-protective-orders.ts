/** Questions about protective orders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTIVE_ORDERS_FR: Words = {
  'us.story.stalked': {
    says: "Demandez au tribunal une ordonnance de protection (protective order) ; c'est en général gratuit et sans avocat. Si l'attente est dangereuse, un juge peut signer une première ordonnance sans l'autre personne ; une audience suit. Notez chaque jour, menace et message, gardez-les, et demandez le secret des adresses. La violer mène à l'arrestation. En danger, le 911 ; pour un plan sûr, le 1-800-799-7233.",
  },
  'us.ask-life.violent-partner': {
    says: "En danger, appelez le 911. Aide gratuite et secrète pour un plan sûr, jour et nuit : 1-800-799-7233. Un juge peut ordonner à la personne de rester loin, de quitter le logement, et laisser les enfants avec vous pour l'instant. Les formulaires sont en général gratuits, sans avocat. Une première ordonnance peut être signée le jour même. La violer est un délit, et elle vaut dans tous les États.",
  },
  'us.ask-life.protection': {
    says: "Demandez les formulaires au greffe ; c'est en général gratuit et sans avocat. Si l'attente est dangereuse, un juge peut signer une première ordonnance le jour même, sans l'autre personne. Une audience suit : apportez photos, messages et dates. Si l'ordonnance vous vise, respectez-la et allez à l'audience. En danger, le 911 ; pour un plan sûr, le 1-800-799-7233.",
  },
}
