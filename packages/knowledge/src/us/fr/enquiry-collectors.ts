/** Questions about collectors: their calls and visits, and what they must prove: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FR: Words = {
  'us.ask-debt.jail': {
    says: 'On ne peut pas vous mettre en prison pour une dette privée, et une agence ne peut pas en menacer. Un tribunal peut vous punir seulement si vous ignorez son ordre de venir.',
  },
  'us.ask-debt.take-things': {
    says: 'Une agence de recouvrement ne peut pas venir prendre vos affaires. Il lui faut d’abord un jugement, et un officier de justice (sheriff) l’exécute. C’est différent pour un prêteur avec un droit sur votre voiture (lien).',
  },
  'us.ask-debt.come-to-house': {
    says: 'Vous n’êtes obligé ni d’ouvrir la porte ni de parler. Dites-leur par écrit de ne plus vous contacter. Une agence n’a pas le pouvoir d’entrer ni de prendre des affaires.',
  },
  'us.ask-debt.ignore': {
    says: 'Ne l’ignorez pas : la dette reste et ils peuvent vous poursuivre. Contestez par écrit dans les 30 jours, et répondez à temps à tout papier du tribunal.',
  },
  'us.ask-debt.calls': {
    says: 'Écrivez-leur : ne me contactez plus. Ils doivent alors arrêter, sauf pour dire qu’ils arrêtent ou qu’ils iront en justice. Plus de sept appels en sept jours, c’est trop.',
  },
  'us.ask-debt.work-calls': {
    says: 'Ils ne peuvent pas parler de la dette à votre patron, à votre famille ou à vos amis. Dites-leur que vous ne pouvez pas recevoir d’appels au travail, et ils doivent arrêter d’y appeler.',
  },
  'us.ask-debt.not-mine': {
    says: 'Écrivez dans les 30 jours que vous contestez la dette et voulez des preuves. Ils doivent s’arrêter jusqu’à leur envoi. Si quelqu’un a utilisé votre nom, allez sur IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Contestez par écrit dans les 30 jours après leur avis et demandez des preuves. Ils doivent arrêter de réclamer jusqu’à leur envoi. Gardez une copie et envoyez en recommandé (certified mail).',
  },
  'us.ask-debt.loan-sold': {
    says: 'Écrivez au gestionnaire du prêt (servicer) et demandez comment la somme est faite. Il doit répondre en 30 jours ouvrés. Pendant 60 jours après un transfert, un paiement à l’ancien servicer n’est pas en retard. Les conditions du prêt restent les mêmes.',
  },
}
