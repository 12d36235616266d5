/** Questions about a seized bank account: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_NL: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Een som gelijk aan het RSA voor één persoon (ongeveer € 650) moet vanzelf blijven. Zijn uw RSA, gezins- of woontoelagen hoger, dan blijft die hogere som: toon de bank nu bewijs. Bij beslag door de fiscus (SATD) mag de bank hoogstens 10 % van de schuld als kosten nemen, en nooit meer dan € 100. U hebt daarvoor twee maanden om te betwisten, bij een deurwaarder één maand.',
  },
  'fr.ask-debt.bank-seized-for-ex': {
    says: 'Een titel tegen alleen uw ex geeft geen recht op uw rekening. Vraag de deurwaarder schriftelijk om die titel, en de dag van betekening. Tekende u ook, of was het voor het huishouden tijdens het huwelijk? Dan kunt u schuldig zijn. Het beslag moet u binnen acht dagen betekend worden, anders vervalt het. Vanaf dan hebt u een maand voor de executierechter; meld het de deurwaarder aangetekend diezelfde of de volgende dag. Een bedrag zo hoog als de RSA blijft zonder verzoek. Toon de bank bewijs van kinderbijslag.',
  },
  'fr.ask-debt.rsa-seized': {
    says: 'Op de RSA kan geen beslag worden gelegd, wat de schuld ook is. Alleen de CAF of de MSA mag RSA die per vergissing is betaald beetje bij beetje terugnemen. Is de rekening geblokkeerd, toon de bank dan het bewijs dat het geld RSA is en vraag het meteen. Een bedrag zo hoog als de RSA voor één persoon blijft vrij zonder dat u erom vraagt.',
  },
}
