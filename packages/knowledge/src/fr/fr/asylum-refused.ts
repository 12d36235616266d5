/** The French words of the rows in ../asylum-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASYLUM_REFUSED_FR: Words = {
  'fr.asylum.want': {
    says: 'L’OFPRA refuse votre demande d’asile. Ce n’est pas la fin : une cour (CNDA) la réexamine.',
  },
  'fr.asylum.ofii-want': {
    says: 'L’OFII veut couper l’allocation ou l’hébergement que vous avez pendant l’asile. Vous pouvez d’abord répondre.',
  },
  'fr.asylum.right-month': {
    says: 'Le papier indique le dernier jour pour saisir la CNDA. C’est au plus un mois après réception et, depuis juin 2026, bien moins en procédure rapide. Demandez aujourd’hui un avocat gratuit (aide juridictionnelle).',
  },
  'fr.asylum.right-stay': {
    says: 'Jusqu’à la décision de la CNDA, vous pouvez en général rester. Après une procédure rapide (pays sûr, nouvelle demande), il faut peut-être le demander à un juge en quelques jours : lisez le papier et demandez de l’aide aujourd’hui.',
  },
  'fr.asylum.right-help': {
    says: 'L’OFII ne peut couper l’allocation ou le lit que dans des cas fixés, avec des raisons écrites. Avant, vous pouvez répondre, en général en 15 jours, et votre vulnérabilité (maladie, enfants) doit compter.',
  },
  'fr.asylum.step': {
    says: 'Allez aujourd’hui à votre domiciliation, à la Cimade ou à Forum réfugiés. Écrivez pourquoi l’OFPRA ou l’OFII se trompe, avec pièces, et gardez la preuve.',
  },
}
