/** The French words of the rows in ../enquiry-notices-to-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICES_TO_LEAVE_FR: Words = {
  'ca.fact.n4-paid': {
    says: 'Non, vous n’avez pas à partir ce jour-là. Payez tout le loyer vraiment dû avant la date du N4, gardez la preuve, et l’avis est nul. Ensuite le locateur doit saisir la Commission. Vous pouvez encore payer avec ses frais avant l’ordonnance, et contester la somme. Seul le shérif expulse. Changer les serrures est illégal.',
  },
  'ca.fact.n13-works': {
    says: 'Vous n’avez pas à partir ce jour-là : seule la Commission peut l’ordonner. Un N13 exige 120 jours jusqu’à la fin d’une période. Avant de partir, écrivez que vous voulez revenir : au même loyer. On vous doit aussi de l’argent, souvent trois mois de loyer dans un immeuble de cinq logements ou plus. Demandez les permis.',
  },
  'ca.fact.reprise-qc': {
    says: 'Vous n’avez pas à accepter. Pour un bail de plus de six mois, l’avis doit venir six mois avant la fin. Répondez dans le mois ; le silence vaut refus. Le locateur doit alors saisir le Tribunal dans le mois et prouver que c’est vrai. Il peut vous accorder les frais de déménagement. Les aînés à faible revenu sont mieux protégés.',
  },
  'ca.fact.own-use-bc': {
    says: "Une lettre tapée ou un texto ne met pas fin au bail en Colombie-Britannique. L'avis doit être sur le formulaire officiel du portail de la Branch et donner trois mois. Vous avez 21 jours pour contester. Un mois de loyer vous revient, et 12 mois si personne n'y vit 12 mois. Ne signez pas d'accord mutuel et ne prenez pas d'argent pour partir sans conseil : vous pourriez perdre ces droits. TRAC : 1-800-665-1185.",
  },
  'ca.fact.assign-lease-on': {
    says: 'Vous pouvez demander de céder le bail (assign). Écrivez au locateur. S’il refuse en bloc ou ne répond pas en sept jours, vous pouvez mettre fin au bail avec 30 jours d’avis, formulaire N9, dans les 30 jours de la demande. Il ne peut refuser une personne que pour un bon motif. Il doit aussi chercher à relouer.',
  },
}
