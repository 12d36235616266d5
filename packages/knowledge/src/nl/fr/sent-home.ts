/** The French words of the rows in ../sent-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FR: Words = {
  'nl.senthome.reality': {
    says: 'On vous écarte du travail pour un temps. Ce n’est pas un licenciement, et votre emploi continue.',
  },
  'nl.senthome.right-pay': {
    says: 'Presque toujours vous gardez tout votre salaire tant que l’employeur vous écarte du travail, même en cas de suspension.',
  },
  'nl.senthome.right-reason': {
    says: 'Votre employeur doit agir loyalement (goed werkgeverschap). Il faut un bon motif et il doit vous entendre. Un juge peut ordonner votre retour au travail.',
  },
  'nl.senthome.step-write': {
    says: 'Écrivez aujourd’hui que vous n’êtes pas d’accord et prêt à travailler. Demandez le motif et la durée. Ne signez rien et appelez votre syndicat ou le Juridisch Loket.',
  },
}
