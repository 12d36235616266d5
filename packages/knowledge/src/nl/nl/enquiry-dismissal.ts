/** Questions about dismissal, its form, the payment and who is protected, and the first steps for workers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'nl.ask.step-work': {
    says: 'Vraag uw vakbond of het Juridisch Loket voordat u iets tekent of verstuurt.',
  },
  'nl.ask.right-work': {
    says: 'U hebt twee maanden na het einde van de baan om naar de rechter te gaan.',
  },
  'nl.ask.fired': {
    says: 'Teken niets. Schrijf dat u het niet eens bent. U hebt twee maanden voor de rechter en drie voor de transitievergoeding. Vraag binnen een week WW aan.',
  },
  'nl.ask.fired-ill': {
    says: 'In de eerste twee jaar dat u ziek bent mag uw werkgever niet opzeggen. Dat is anders in de proeftijd, bij ontslag op staande voet en als het bedrijf stopt.',
  },
  'nl.ask.trial': {
    says: 'In een geldige proeftijd kan het werk meteen stoppen. Maar niet omdat u ziek of zwanger bent of om een andere verboden reden. In een contract van zes maanden of korter telt een proeftijd niet.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Schrijf meteen dat u het niet eens bent en wilt werken. De baas heeft een dringende reden nodig en moet die meteen zeggen. Vraag de rechter binnen twee maanden om vernietiging of een vergoeding. Vraag bij UWV ook WW aan.',
  },
}
