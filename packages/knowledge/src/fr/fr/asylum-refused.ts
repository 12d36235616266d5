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
    says: 'Vous avez un mois dès réception pour saisir la CNDA, et seulement 15 jours pour demander un avocat gratuit (aide juridictionnelle). Faites-le aujourd’hui.',
  },
  'fr.asylum.right-stay': {
    says: 'Jusqu’à la décision de la CNDA, vous pouvez en général rester. Après une procédure accélérée, il faut parfois le demander au tribunal administratif.',
  },
  'fr.asylum.right-help': {
    says: 'L’OFII ne peut couper l’allocation ou l’hébergement que dans des cas fixés, par écrit motivé. Avant, vous avez 15 jours pour répondre, et votre vulnérabilité doit compter.',
  },
  'fr.asylum.step': {
    says: 'Allez aujourd’hui à votre domiciliation, à la Cimade ou à Forum réfugiés. Écrivez pourquoi l’OFPRA ou l’OFII se trompe, avec pièces, et gardez la preuve.',
  },
}
