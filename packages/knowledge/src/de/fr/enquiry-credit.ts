/** Questions about entries at credit agencies and loans that the bank ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_WORDS: Words = {
  'de.ask-debt.schufa-entry': {
    says: 'Sans titre, il faut deux rappels écrits, quatre semaines et un avertissement. Une demande que vous avez contestée ne doit pas compter.',
    dependsOn: 's’il y a un titre ou si vous avez contesté la demande',
  },
  'de.ask-debt.schufa-copy': {
    says: 'Vous recevez gratuitement une copie de vos données (Datenkopie, Art. 15 DSGVO). Vous n’avez pas à acheter le rapport payant pour cela.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Il faut deux mensualités de suite impayées, 10 % ou 5 % du prêt, et un avertissement de deux semaines. Sinon, contestez par écrit.',
    dependsOn: 'si la banque vous a prévenu comme il faut',
  },
}
