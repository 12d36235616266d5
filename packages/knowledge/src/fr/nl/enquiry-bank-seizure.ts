/** Questions about a seized bank account: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_NL: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Een som gelijk aan het RSA voor één persoon (ongeveer € 650) moet vanzelf blijven. Zijn uw RSA, gezins- of woontoelagen hoger, dan blijft die hogere som: toon de bank nu bewijs. Bij beslag door de fiscus (SATD) mag de bank hoogstens 10 % van de schuld als kosten nemen, en nooit meer dan € 100. U hebt daarvoor twee maanden om te betwisten, bij een deurwaarder één maand.',
  },
}
