/** Questions about the home of couples who part in Quebec: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_NL: Words = {
  'ca.fact.unmarried-home-qc': {
    says: 'In Quebec geven jaren samen geen recht op het halve huis en geen alimentatie voor uzelf als u nooit trouwde. De nieuwe ouderunie geldt voor paren met een kind dat na 29 juni 2025 is geboren of geadopteerd. Geld en werk die de ander rijker maakten, kunt u terugvragen: bewaar bewijs. Kinderalimentatie moet worden betaald, en een rechter kan de ouder met de kinderen laten blijven. Bemiddeling voor ouders is gratis. Vraag advies voordat u weggaat.',
  },
  'ca.fact.married-home-qc': {
    says: "In Quebec delen gehuwden de waarde van het familievermogen half, op wiens naam het ook staat. Dat zijn de gezinswoningen, meubels, gezinsauto's en de in het huwelijk opgebouwde rechten op pensioen en RRSP. Giften, erfenissen en wat vóór het huwelijk is betaald, kunnen eraf. De woning mag niet worden verkocht zonder uw ja. U kunt ook alimentatie vragen. Bemiddeling voor ouders is gratis. Vraag advies voordat u tekent.",
  },
}
