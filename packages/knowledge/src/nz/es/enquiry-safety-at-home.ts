/** Questions about violence and control by a partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_ES: Words = {
  'nz.ask.violent-partner': {
    says: 'En peligro, llame al 111. El juzgado de familia puede dar una orden de protección (protection order): la persona no puede dañarle ni contactarle. Si es urgente, el juez decide sin avisarle antes, casi siempre en un día. La policía también puede alejarla unos días. Un abogado o Women’s Refuge ayuda a pedirla: 0800 733 843, gratis, día y noche.',
  },
}
