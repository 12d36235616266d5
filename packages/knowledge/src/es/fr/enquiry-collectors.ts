/** The French words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FR: Words = {
  'es.ask.collector-home': {
    says: 'Un recouvreur ne peut pas entrer, prendre des choses ni le dire à votre patron. Vous n’avez pas à ouvrir la porte.',
  },
  'es.ask.asnef': {
    says: 'Écrivez gratuitement au fichier, avec votre pièce d’identité et vos preuves, pour voir et effacer la mention. La dette doit être certaine : ni payée, ni contestée devant juge, administration ou arbitrage, de plus de 50 €, de cinq ans au plus. On devait vous avertir avant, et vous informer dans les 30 jours. Écrivez aussi à l’entreprise. Ils ont un mois. Pas de réponse, ou un non ? Plainte gratuite à l’AEPD. Vous ne devez pas payer ce que vous ne devez pas. Qui est inscrit à tort peut demander réparation.',
  },
  'es.ask.sold-debt': {
    says: 'Demandez par écrit à la nouvelle société le contrat et la preuve qu’elle a acheté votre dette. Vous gardez les mêmes défenses. Ne payez pas avant de voir la preuve.',
  },
}
