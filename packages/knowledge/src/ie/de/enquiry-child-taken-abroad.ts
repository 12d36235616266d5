/** Questions of a parent whose child the other parent wants to take to live abroad: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_TAKEN_ABROAD_DE: Words = {
  'ie.ask.child-emigrates': {
    says: 'Unterschreiben Sie nichts und schreiben Sie, dass Sie nicht zustimmen. Ein Wegzug aus Irland braucht jeden guardian oder ein Gericht, ein Pass auch. Ein lediger Vater ist guardian, wenn er seit 18.1.2016 12 Monate am Stück mit der Mutter wohnte, drei nach der Geburt. Beantragen Sie jetzt beim District Court Umgang und ein Verbot der Ausreise. Ist das Kind fort: Rückführung binnen eines Jahres.',
  },
}
