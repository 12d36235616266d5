/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'es.ask-need.roof': {
    says: 'Appelez maintenant les services sociaux de la commune (servicios sociales). La nuit, ou si personne ne répond, appelez le 112 et dites que vous ne savez pas où dormir et qui est avec vous : on vous passe l’urgence sociale (emergencia social). La commune doit s’occuper tout de suite des personnes en détresse. Demandez un lit ce soir et un rendez-vous pour un logement.',
  },
  'es.ask-need.food': {
    says: 'Allez aujourd’hui aux services sociaux de la commune (servicios sociales) et dites que vous n’avez rien à manger, et combien d’enfants il y a. Demandez une aide d’urgence (ayuda de emergencia social) : argent, carte ou colis. Cáritas, Cruz Roja et la banque alimentaire donnent aussi à manger. Peu ou pas de revenu ? Demandez aussi l’ingreso mínimo vital.',
  },
  'es.ask-need.power-off': {
    says: 'Appelez la société maintenant, dites qu’il y a un bébé, et demandez un plan écrit. Une fois payé, le courant doit revenir le lendemain au plus tard. Allez aujourd’hui aux servicios sociales : ils peuvent payer une part. Avant de couper, il faut une demande formelle puis deux mois, quatre avec le bono social. Ce n’est pas le cas ? Réclamez vite : la coupure est illégale.',
  },
  'es.ask-need.lender': {
    says: 'En danger, appelez le 112. Vous menacer, vous ou votre famille, est un délit (amenazas, extorsión). Portez plainte à la Policía Nacional ou à la Guardia Civil avec messages, noms et paiements, et demandez une protection. Si le prêt est usuraire (usura), il est nul : vous ne devez que la somme reçue, sans intérêts. N’empruntez pas pour le payer, ne le voyez pas seul.',
  },
}
