/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'jp.ask.step-debt': { says: 'Verzamel uw brieven en bel Houterasu.' },
  'jp.ask.right-debt': { says: 'Een particulier bedrijf kan zonder rechter geen beslag leggen.' },
  'jp.ask.cannot-pay': {
    says: 'Bel Houterasu. Met een laag inkomen is het advies gratis. Er zijn drie wegen: een plan, een plan bij de rechter, of faillissement.',
  },
  'jp.ask.late-charges': {
    says: 'Bij een lening van een geldschieter mag te laat zijn hooguit 20% per jaar kosten, bij andere contracten met een bedrijf 14,6%. Daarboven bent u niets schuldig. Is het vele malen de lening, dan is die oud: zoek eerst uw laatste betaling. Na vijf jaar kunt u zeggen dat het verjaard is. Betaal vooraf geen deel.',
  },
  'jp.ask.certified-letter': {
    says: 'Het is alleen een brief, geen bevel van een rechtbank. Maar laat hem niet liggen: er kan een rechtszaak komen. Kijk of u het schuldig bent en of het te oud is. Beloof en betaal daarvoor niets. Antwoord voor de dag, liefst met een advocaat of 法テラス.',
  },
}
