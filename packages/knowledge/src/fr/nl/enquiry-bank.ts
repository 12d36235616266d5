/** Questions about cheques, closed accounts, loans and the payment incident file: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_WORDS: Words = {
  'fr.ask-debt.bad-cheque': {
    says: 'Betaal de cheque en zeg het uw bank: het verbod eindigt meteen. Anders duurt het vijf jaar.',
    dependsOn: 'of u hem betaalt',
  },
  'fr.ask-debt.account-closed': {
    says: 'Een bank moet schriftelijk twee maanden vooraf opzeggen. Neemt geen bank u, dan wijst de Banque de France er een aan die moet (droit au compte).',
    dependsOn: 'wat de bank deed',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'of er een vonnis is',
    says: 'De kredietgever moet binnen twee jaar na de eerste onbetaalde termijn dagvaarden. Daarna is het te laat, welke brieven er ook kwamen. Een nieuw plan dat u samen afsprak, laat de twee jaar opnieuw beginnen. Een vonnis geldt tien jaar: vraag een kopie. Een brief, ook van een deurwaarder (commissaire de justice), is geen beslag. Betaal niets, ook geen klein bedrag, en erken niets tot u een vonnis zag.',
  },
  'fr.ask-debt.ficp': {
    says: 'Vraag uw gegevens bij de Banque de France: dat is gratis. Betaal de schuld en de bank moet u laten schrappen; anders eindigt het na vijf jaar. Er moest 30 dagen vooraf gewaarschuwd zijn. Klopt het niet, schrijf de bank, dan de CNIL.',
  },
}
