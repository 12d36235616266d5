/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'Nee. U gaat niet naar de gevangenis omdat u een gewone schuld niet kunt betalen.',
  },
  'it.ask.collector-home': {
    says: 'Een incasseerder mag niet binnenkomen, dingen nemen of u de hele dag bellen. U hoeft de deur niet open te doen.',
  },
  'it.ask.many-debts': {
    says: 'Ga naar een OCC (crisiskantoor). Een rechter kan een plan maken of schulden kwijtschelden, één keer zelfs als u niets te bieden hebt. Betaal eerst woning, stroom en eten.',
  },
  'it.ask.crif': {
    says: 'Eén of twee late delen: 12 maanden nadat u betaalde. Meer: 24 maanden. Nooit betaald: 36 maanden vanaf het einde van het contract. Vraag gratis uw gegevens.',
    dependsOn: 'hoeveel delen te laat waren en of u betaalde',
  },
  'it.ask.myth-family-pays': {
    says: 'Familie betaalt uw schulden niet, tenzij zij tekende. Erfgenamen mogen weigeren, of alleen aanvaarden met wat er is (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'Een aangetekende brief niet ophalen helpt niet: hij geldt na enkele dagen als bezorgd.',
  },
  'it.ask.guarantor': {
    says: 'U staat alleen in voor wat u tekende, met de verweren van de schuldenaar. U kunt vrij zijn als de bank de schuldenaar niet binnen zes maanden daagde. Wat u betaalt, kunt u van de schuldenaar terugvragen.',
    dependsOn: 'wat het papier zegt dat u tekende',
  },
}
