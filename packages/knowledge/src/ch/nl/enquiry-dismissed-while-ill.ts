/** Questions about a dismissal while a person is ill: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_NL: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Tel de ziektedagen tot de opzegging. Na de proeftijd bent u in het eerste jaar 30 dagen beschermd, in het tweede tot vijfde 90, vanaf het zesde 180. Een opzegging in die tijd is nietig: schrijf dat meteen en bied uw werk aan. Kwam zij vóór de ziekte, dan staat de termijn zo lang stil. Na die dagen geldt zij, ook als u nog ziek bent. Vraag de reden.',
    dependsOn: 'uw dienstjaar en het aantal ziektedagen',
  },
  'ch.ask.ill-in-trial': {
    says: 'Ja. In de proeftijd beschermt ziekte u niet, en zeven dagen opzegtermijn is genoeg. Kijk dus eerst of de proeftijd voorbij was: meestal één maand, hoogstens drie, en ziekte verlengt haar. Loon loopt tot de laatste dag als de baan voor meer dan drie maanden was; een dagverzekering kan langer betalen. Vraag de reden op papier en meld u bij het RAV.',
  },
}
