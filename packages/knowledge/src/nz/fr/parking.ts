/** The French words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FR: Words = {
  'nz.parking.want': {
    says: 'Regardez qui l’a envoyé. Une entreprise privée n’est pas un bureau public.',
  },
  'nz.parking.reality': {
    says: 'Ce n’est pas une amende. Une entreprise privée ne peut demander que sa perte raisonnable selon un contrat, et devrait aller au tribunal.',
  },
  'nz.parking.who': {
    says: 'Une entreprise privée de stationnement n’a aucun pouvoir public. Elle s’appuie sur ses panneaux.',
  },
  'nz.parking.rights': {
    says: 'Vous pouvez contester auprès de l’entreprise, puis au Disputes Tribunal.',
  },
  'nz.parking.not-yet': {
    says: 'Un avis privé (breach notice) n’apporte aucun point de pénalité (demerit points).',
  },
  'nz.parking.right-loss': {
    says: 'Ils ne peuvent demander qu’une somme juste pour leur perte et leurs frais, pas une punition.',
  },
  'nz.parking.right-clamp': {
    says: 'Les frais d’un sabot peuvent être de 100 $ au plus. Le sabot doit être enlevé peu après votre paiement.',
  },
  'nz.parking.clamp-fee': {
    says: 'Les frais d’un sabot peuvent être de 100 $ au plus.',
    name: 'Frais de sabot',
  },
  'nz.parking.step-who': {
    says: 'Regardez qui l’a envoyé. Si c’est une commune (council) ou la police, c’est une vraie amende avec un dernier jour.',
  },
  'nz.parking.step-proof': { says: 'Prenez des photos des panneaux et gardez votre ticket.' },
  'nz.parking.step-write': {
    says: 'Si vous n’êtes pas d’accord, écrivez à l’entreprise et dites pourquoi. Dites que vous contestez.',
  },
  'nz.parking.opt-dispute': {
    says: 'Écrivez à l’entreprise avec vos raisons. Ensuite, le Disputes Tribunal peut décider.',
    title: 'Contester',
    cost: 'Gratuit au début.',
    time: 'Des semaines.',
    risk: 'Ils peuvent l’envoyer à une agence de recouvrement.',
    bestFor: 'Vous avez payé, ou les panneaux n’étaient pas clairs.',
  },
  'nz.parking.opt-pay': {
    says: 'Payez si vous êtes d’accord que vous le devez.',
    title: 'Payer',
    cost: 'La somme demandée.',
    time: 'Jusqu’à la date sur l’avis.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez que ce soit fini.',
  },
  'nz.parking.right-penalty': {
    says: 'Une somme sans rapport avec le dommage peut être une pénalité (penalty) qu’un tribunal ne fera pas payer.',
  },
  'nz.parking.right-mislead': {
    says: 'Une entreprise privée ne peut pas vous tromper sur vos droits ni appeler sa demande une amende.',
  },
  'nz.parking.right-tribunal': {
    says: 'Si vous n’êtes pas d’accord, le Disputes Tribunal peut décider. C’est peu cher et il ne faut pas d’avocat.',
  },
}
