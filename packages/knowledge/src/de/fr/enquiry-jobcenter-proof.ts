/** Questions about a Jobcenter decision against which the person has a reason or a proof: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_PROOF_FR: Words = {
  'de.ask-debt.jobcenter-cut-reason': {
    says: 'Contestez en un mois, gratuitement, et envoyez la preuve. Avec un motif grave (wichtiger Grund), pas de réduction : maladie, hôpital, enfant malade ou lettre jamais reçue. Un seul rendez-vous manqué ne suffit pas, et la part du loyer reste. Après trois de suite, tout peut cesser : allez-y aussitôt. La contestation n’arrête pas la réduction. Plus de quoi manger ? Demandez une mesure urgente au tribunal social.',
  },
  'de.ask-debt.jobcenter-back-not-told': {
    says: 'Dites-le maintenant par écrit si le travail continue. Ce qui n’a pas été déclaré est en général repris. Vérifiez la somme : les 100 premiers euros de paie par mois et une part au-dessus vous restent. Opposition gratuite en un mois ; jusqu’à la décision, rien à payer. Demandez ensuite de petites parts. Une amende ou une plainte peut suivre : sur le pourquoi, vous ne devez rien dire sans avocat.',
  },
  'de.ask-debt.jobcenter-back-told': {
    says: 'Contestez par écrit en un mois et envoyez la preuve que vous l’aviez dit. Un salaire peut quand même être compté dès son mois. Mais vérifiez la somme : la part libre du salaire doit être déduite. Si c’était une erreur du service que vous ne pouviez voir, vous gardez en général l’argent. Votre preuve aide aussi contre une amende. Demandez de petites parts.',
  },
  'de.ask-debt.jobcenter-rent-unpaid': {
    says: 'Demandez aujourd’hui par écrit la raison, et une décision écrite (Bescheid). Contre un non, l’opposition est gratuite, dans le mois. Le logement est en danger ? Demandez une mesure urgente au tribunal social (Sozialgericht) : gratuit, sans avocat, le guichet écrit pour vous. Pour un loyer en retard, le Jobcenter peut prêter. Prévenez le bailleur : dès deux mois de retard il peut résilier sans délai.',
  },
}
