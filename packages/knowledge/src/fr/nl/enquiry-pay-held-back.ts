/** Questions about pay that the employer holds back for damage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_NL: Words = {
  'fr.ask-work.pay-held-back': {
    says: 'De werkgever mag geen loon inhouden voor schade, een kastekort of verloren gereedschap. Boetes zijn verboden. U bent alleen aansprakelijk bij opzet (faute lourde), en een rechter moet dat zeggen. Een voorschot mag terug, hoogstens een tiende. Eis de som aangetekend. Daarna de snelle arbeidsrechter (référé), zonder advocaat: drie jaar. Er kan € 50 verschuldigd zijn, niet met rechtsbijstand.',
  },
}
