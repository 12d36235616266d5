/** Questions about giving notice, references and days of leave at the end: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FR: Words = {
  'ch.ask.own-notice': {
    says: 'Un mois la première année, deux jusqu’à la neuvième, puis trois, pour la fin d’un mois. Le contrat peut dire autre chose. Réfléchissez : la caisse de chômage peut suspendre vos indemnités.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Prenez les jours restants pendant le délai de congé s’il y a le temps. Ce qui n’est plus possible doit être payé à la fin. Si vous êtes libéré longtemps, des jours peuvent compter comme pris. Le droit dure cinq ans. Demandez un décompte écrit.',
  },
  'ch.ask.reference': {
    says: 'Vous pouvez demander un certificat à tout moment, aussi pendant l’emploi. Il doit être vrai, complet et bienveillant. Écrivez quelles phrases sont fausses et proposez les vôtres. En cas de refus, allez à la conciliation ; jusqu’à 30 000 francs, c’est gratuit. Vous pouvez aussi demander une simple attestation.',
  },
  'ch.ask.leaving-deal': {
    says: 'Ne signez pas tout de suite : demandez quelques jours et prenez conseil. Vous pouvez perdre le délai de congé, la protection en cas de maladie et des indemnités de chômage. On ne renonce pas à ces droits pour rien : l’entreprise doit offrir une contrepartie correcte.',
  },
}
