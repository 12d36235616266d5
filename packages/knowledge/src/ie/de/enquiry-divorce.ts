/** Questions about how to divorce: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_DE: Words = {
  'ie.ask.divorce-how': {
    says: 'Zustimmung oder Unterschrift ist nicht nötig. Sie können die Scheidung verlangen, wenn Sie zwei der letzten drei Jahre getrennt lebten, auch in einem Haus. Der Richter darf keine Hoffnung auf Versöhnung sehen, und für beide und die Kinder muss gesorgt sein. Antrag beim Circuit Court, auch ohne Anwalt. Legal Aid Board und kostenlose Mediation helfen bei Geld und Haus.',
  },
  'ie.ask.separation-home': {
    says: 'Sind Sie verheiratet, darf keiner das Familienheim ohne schriftliches Ja des anderen verkaufen. Ein Gericht kann sagen, wer bleibt, wer es bekommt oder dass es verkauft wird, egal auf wessen Namen. Sonst gehört es dem, der im Grundbuch steht. Nach fünf Jahren zusammen (zwei mit Kind) können Sie das Gericht um einen Anteil bitten. Versuchen Sie kostenlose Mediation beim Legal Aid Board. Holen Sie Rat, bevor Sie unterschreiben oder ausziehen.',
    dependsOn: 'ob Sie verheiratet sind',
  },
}
