/** What people believe of small claims and bailiffs, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_COURT_DE: Words = {
  'gb.ask-small.lawyer-and-costs': {
    says: 'Im small claims track brauchen Sie keinen Anwalt, und jeder zahlt meist seinen eigenen. Wer verliert, schuldet vielleicht Gerichtsgebühren, einen kleinen festen Betrag, Fahrten, bis £95 Lohn am Tag und bis £750 für Sachverständige. Der Anwalt der Gegenseite kommt nur dazu, wenn Sie sich unvernünftig verhalten haben. Die Grenze ist meist £10,000.',
  },
  'gb.ask-bailiff.kept-out': {
    says: 'Wenn Sie sie nie hineinlassen, können bailiffs meist nichts aus der Wohnung nehmen. Aber sie können Ihr Auto in der Einfahrt oder auf der Straße sperren oder mitnehmen, auch Dinge draußen. Mit jeder Stufe kommen Gebühren dazu. Bei Geldstrafen eines Gerichts dürfen sie mit Gewalt hinein. Reden Sie durch die geschlossene Tür und bieten Sie Raten an, die Sie halten können.',
  },
  'gb.ask-bailiff.childs-things': {
    says: 'Dinge, die Ihrem Kind gehören, etwa eine geschenkte Konsole, dürfen nicht für Ihre Schulden genommen werden. Eine, die Ihnen gehört, schon. Sagen Sie sofort, wem sie gehört, und zeigen Sie Quittung, Foto oder Karte. Wird sie doch gelistet oder genommen, schreiben Sie noch am selben Tag. Beim ersten Besuch müssen Sie niemanden hereinlassen.',
  },
}
