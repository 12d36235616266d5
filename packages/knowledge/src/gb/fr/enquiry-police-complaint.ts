/** Questions of people who want to question what the police did: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_FR: Words = {
  'gb.ask-police.no-further-action': {
    says: 'Comme victime vous pouvez demander une révision si un suspect a été entendu. Demandez à la police, ou au parquet s’il a décidé, le Victims’ Right to Review, vite, en général sous trois mois, en citant la preuve oubliée. C’est gratuit. Pour un mauvais service, plainte à la police ; sa réponse dit qui révise : sous 28 jours. En danger, 999 ; un juge peut interdire le contact.',
  },
  'gb.ask-police.stop-search': {
    says: 'Vous pouvez vous plaindre, gratuitement. Pour la plupart des fouilles, il faut de vraies raisons de soupçonner drogue ou couteau ; l’apparence n’en est pas une. Vous n’avez pas à donner votre nom. Demandez le procès-verbal, sous trois mois. Notez heure, lieu, matricules. Plainte à la police ; sa réponse dit qui révise : sous 28 jours.',
  },
}
