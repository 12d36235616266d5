/** Contract penalties of private car parks: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_WORDS: Words = {
  'de.consumer.park-want': {
    says: 'Une firme privée demande une pénalité de contrat (Vertragsstrafe) pour le stationnement. Ce n’est pas une amende de l’État.',
  },
  'de.consumer.park-who': {
    says: 'Une firme privée surveille ce parking pour le propriétaire. Elle ne donne pas de points et ne peut rien saisir.',
  },
  'de.consumer.park-reality': {
    says: 'Vous ne la devez que si des panneaux clairs montraient la règle et le prix, et si vous conduisiez.',
  },
  'de.consumer.park-rights': {
    says: 'Vous pouvez demander les preuves, les photos et les panneaux. Vous pouvez dire non.',
  },
  'de.consumer.park-not-yet': {
    says: 'Cette lettre n’entraîne ni points, ni huissier, ni fichage de crédit. Ils doivent d’abord gagner au tribunal.',
  },
  'de.consumer.park-step-check': {
    says: 'Vérifiez l’heure, le lieu et les panneaux. Prenez des photos. Aviez-vous un ticket du magasin ?',
  },
  'de.consumer.park-step-shop': {
    says: 'Étiez-vous client ? Demandez au magasin de la faire annuler. Cela marche souvent.',
  },
  'de.consumer.park-step-driver': {
    says: 'Ce n’était pas vous ? Dites-le et nommez qui d’autre pouvait conduire. Au tribunal, le titulaire ne peut pas seulement nier.',
  },
  'de.consumer.park-step-pay': {
    says: 'Si c’est juste, payez la pénalité elle-même. Regardez bien les frais en plus.',
  },
  'de.consumer.park-option-dispute': {
    title: 'Rejeter la pénalité par écrit',
    says: 'Dites pourquoi vous ne la devez pas et demandez les photos et le panneau.',
    cost: 'Gratuit.',
    time: 'Un e-mail.',
    risk: 'Ils peuvent envoyer une société de recouvrement ou aller au tribunal.',
    bestFor: 'Panneaux peu clairs, vous ne conduisiez pas, ou vous étiez client.',
  },
  'de.consumer.park-option-pay': {
    title: 'Payer la pénalité',
    says: 'Payer tôt évite des frais de recouvrement.',
    cost: 'Souvent 30 € à 50 €.',
    time: 'Avant la date.',
    risk: 'Aucun.',
    bestFor: 'Vous vous êtes garé malgré des panneaux clairs.',
  },
  'de.consumer.park-right-keeper': {
    says: 'Le titulaire de la voiture ne répond pas de la pénalité. Seul le conducteur a conclu le contrat.',
  },
  'de.consumer.park-right-signs': {
    says: 'Les panneaux doivent être grands et lisibles. Une pénalité bien trop haute n’a pas d’effet.',
  },
  'de.parking.right-costs': {
    says: 'Les frais de recouvrement ne viennent qu’en cas de retard, après un rappel reçu par le conducteur. Une première lettre au détenteur ne suffit en général pas.',
  },
}
