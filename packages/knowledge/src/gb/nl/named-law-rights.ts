/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_RIGHTS_NL: Words = {
  'gb.job.right-companion': {
    says: 'U mag een collega of iemand van de vakbond meenemen naar het gesprek. Kan die niet, dan kunt u een andere dag vragen binnen vijf werkdagen.',
  },
  'gb.bill.right-cut-off': {
    says: 'Voor stroom moeten ze na de eis 28 dagen wachten en u zeven werkdagen vooraf waarschuwen. Voor een bedrag dat u echt betwist, mogen ze niet afsluiten.',
  },
  'gb.bill.know-redress': {
    says: 'Een energiebedrijf moet volgens de wet bij een gratis ombudsman horen. Neemt u de beslissing aan, dan moet het bedrijf die volgen.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'De verhuurder moet 14 dagen wachten voor hij naar de rechter gaat. Een ernstige achterstand is twee maanden huur, of acht weken bij huur per week. Is het op de zitting minder, dan hoeft de rechter u niet uit huis te zetten.',
  },
  'gb.home.wales-breach': {
    says: 'Bij huurachterstand moet de verhuurder na dit bericht een maand wachten voor hij naar de rechter gaat. De rechter mag u alleen uit huis zetten als dat redelijk is.',
  },
  'gb.home.right-social-protocol': {
    says: 'Bij huurachterstand moet de gemeente of woningcorporatie eerst proberen af te spreken wat u kunt betalen. De rechter kan kijken of dat is gebeurd.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Een particuliere verhuurder hoort u eerst te zeggen wat u schuldig bent en wat uw rechten zijn, en een regeling te proberen. Het Tribunal moet kijken of dat is gebeurd.',
  },
  'gb.job.hearing-wants': {
    says: 'Uw werkgever roept u op voor een gesprek en hoort pas daarna te beslissen. U mag antwoorden op wat zij u verwijten.',
  },
  'gb.home.wales-rent-notice': {
    says: 'Deze brief gaat over een hogere huur. Met minder dan twee maanden termijn, of minder dan een jaar sinds de vorige verhoging, verandert de huur niet. Bij sommige contracten van voor december 2022 kan een huurcommissie beslissen.',
  },
  'gb.home.wales-arrears': {
    says: 'In Wales moet de verhuurder u een bericht geven en wachten voor hij naar de rechter gaat. De rechter kan u alleen laten vertrekken als dat redelijk is. Het is strenger als u particulier huurt en twee maanden of meer schuldt.',
  },
  'gb.home.right-tribunal-scotland': {
    says: 'Doe mee aan het gesprek met het tribunaal, per telefoon of schriftelijk. Het beveelt ontruiming alleen als dat voor beiden eerlijk is. Vraag of de verhuurder de stappen bij achterstand volgde en bied een plan aan.',
  },
  'gb.home.right-council-scotland': {
    says: 'Kunt u binnen twee maanden uw huis verliezen, dan moet de gemeente helpen. Meld het nu.',
  },
}
