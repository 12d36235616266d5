/** Kopen, leveren, vliegen, premie en BKR: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_NL: Words = {
  'nl.buy.right-last-chance': {
    says: 'Geef het bedrijf op papier een laatste datum (ingebrekestelling). Doet het dan nog niets, dan kunt u het contract beëindigen en uw schade vragen.',
  },
  'nl.buy.right-not-told': {
    says: 'Heeft een webwinkel u niet verteld over de 14 dagen bedenktijd? Dan krijgt u tot 12 maanden extra.',
  },
  'nl.buy.right-button': {
    says: 'Op een bestelknop moet staan dat u moet betalen. Staat dat er niet, dan kunt u het contract vernietigen.',
  },
  'nl.buy.right-delivery': {
    says: 'Een winkel moet binnen 30 dagen leveren, tenzij u iets anders hebt afgesproken. Is hij te laat, geef dan een redelijke extra termijn. Daarna kunt u stoppen en uw geld terugkrijgen.',
  },
  'nl.buy.right-pressure': {
    says: 'Een contract dat u sloot omdat een bedrijf u misleidde of onder druk zette, kan worden vernietigd. Schrijf het op en bewaar bewijs.',
  },
  'nl.buy.right-flight': {
    says: 'Bij een vlucht die uitvalt of veel te laat is, hebt u soms recht op zorg, uw geld terug en een vast bedrag. Vraag het eerst aan de maatschappij.',
  },
  'nl.insurance.right-premium': {
    says: 'Bij een latere premie stopt de dekking pas na een aanmaning met 14 dagen die de gevolgen noemt. Voor de basisverzekering gelden eigen regels.',
  },
  'nl.credit.right-bkr': {
    says: 'U kunt de kredietverstrekker vragen een BKR-registratie weg te halen als die u meer schaadt dan zij beschermt. Hij moet binnen een maand antwoorden.',
  },
  'nl.credit.right-court': {
    says: 'Zegt de kredietgever nee, dan kunt u binnen zes weken naar de rechter, of naar Kifid. De rechter weegt uw belang tegen de reden van de registratie.',
  },
  'nl.credit.refused-reality': {
    says: 'Een kredietgever mag nee zeggen, en moet dat als een lening te zwaar voor u is. U bent daardoor niets verschuldigd.',
  },
  'nl.credit.step-file': {
    says: 'Vraag uw eigen gegevens op bij BKR: dat is gratis. Vraag de kredietgever welke gegevens hij gebruikte en laat fouten verbeteren.',
  },
  'nl.credit.right-person': {
    says: 'Zei alleen een computer nee? Dan kunt u vragen dat een mens opnieuw kijkt en u hoort.',
  },
  'nl.debt.right-terms': {
    says: 'Een beding dat de hele rest ineens opeisbaar maakt of een hoge boete oplegt, kan oneerlijk zijn voor u als consument. Dan bindt het u niet.',
  },
}
