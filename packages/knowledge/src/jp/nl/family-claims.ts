/** Letters that claim money for an affair or for a legal share of an estate: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_CLAIMS_NL: Words = {
  'jp.affair.right-broken': {
    says: 'U bent niets schuldig als het huwelijk toen al stuk was, of als u er niet van wist en kon weten. Zij moeten de relatie bewijzen.',
  },
  'jp.affair.right-three-years': {
    says: 'De eis verjaart drie jaar nadat zij van het feit en van u wisten. U moet dat zelf zeggen.',
  },
  'jp.affair.right-share': {
    says: 'U en de partner zijn het samen schuldig. Wat de partner betaalde, telt ook voor u. Zonder scheiding is het bedrag meestal lager. Vraag beide op papier.',
  },
  'jp.affair.option-answer': {
    title: 'Antwoorden via een advocaat',
    says: 'Laat een advocaat schrijven wat niet klopt, of een lager bedrag bieden dat alles afsluit (示談).',
    cost: 'Een honorarium. Bij een laag inkomen kan Houterasu het voorschieten.',
    time: 'Vóór de dag in de brief.',
    risk: 'Wat u schriftelijk toegeeft, kan bij de rechter tellen.',
    bestFor: 'U ontkent het, of het bedrag is te hoog.',
  },
  'jp.affair.step-no-sign': {
    says: 'Teken, betaal of bel vandaag niet. Schrijf dat u de brief hebt en zult antwoorden. Laat hem voor de genoemde dag aan een advocaat zien.',
  },
  'jp.heirs.right-one-year': {
    says: 'Een eis op het wettelijke deel (遺留分) gaat alleen om geld en moet binnen een jaar na weten komen. U kunt de rechter om meer tijd vragen.',
  },
}
