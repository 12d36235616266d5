/** Questions about a dismissal while a person is ill: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_NL: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Tel vanaf de eerste ziektedag. Na de proeftijd bent u 30 dagen beschermd, in het tweede tot vijfde jaar 90, vanaf het zesde 180. Een opzegging in die tijd is nietig: ze geldt ook later niet, daarna is een nieuwe nodig. Schrijf dat meteen en bied uw werk aan voor na uw herstel. Een opzegging van ervoor staat stil. Uw loon of een dagvergoeding loopt door. De bemiddelingsdienst is gratis.',
    dependsOn: 'uw dienstjaar en het aantal ziektedagen',
  },
  'ch.ask.ill-in-trial': {
    says: 'Ja. In de proeftijd beschermt ziekte u niet, en zeven dagen opzegtermijn is genoeg. Kijk dus eerst of de proeftijd voorbij was: meestal één maand, hoogstens drie, en ziekte verlengt haar. Loon loopt tot de laatste dag als de baan voor meer dan drie maanden was; een dagverzekering kan langer betalen. Vraag de reden op papier en meld u bij het RAV.',
  },
  'ch.ask.ill-after-own-notice': {
    says: 'Hebt u zelf opgezegd, dan maken ziekte of een ongeval de termijn niet langer. De baan eindigt op de dag van uw opzegging. Alleen een opzegging van de werkgever staat stil. Tot de laatste dag loopt uw loon of een daguitkering door. Na een ongeval betaalt de ongevallenverzekering tot u weer kunt werken, ook na de baan. Bij ziekte vraagt u de verzekering van het bedrijf of haar uitkering doorloopt. Meld u bij het RAV zodra u kunt werken.',
  },
}
