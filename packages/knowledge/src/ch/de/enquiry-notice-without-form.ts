/** Questions about a notice for a home that came without the official form, or from one spouse alone: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WITHOUT_FORM_DE: Words = {
  'ch.ask.notice-without-form': {
    says: 'Eine Kündigung der Wohnung ohne das amtliche Formular ist nichtig: Sie dürfen bleiben und zahlen weiter. Verlassen Sie sich trotzdem nicht nur darauf. Schreiben Sie binnen 30 Tagen an die Schlichtungsbehörde, dass sie nichtig ist, und verlangen Sie auch eine Erstreckung. Bis zu vier Jahre sind möglich, bei Alter, Kindern, Krankheit oder wenn Sie nichts finden. Es ist gratis und ohne Anwalt. Eine neue Kündigung auf dem Formular beginnt neu.',
  },
  'ch.ask.spouse-ended-lease': {
    says: 'Nein. Die Familienwohnung kann ein Ehegatte nur mit dem klaren Ja des anderen kündigen. Ohne das ist die Kündigung nichtig, wer auch den Vertrag unterschrieben hat. Schreiben Sie das sofort dem Vermieter und beantragen Sie beim Gericht Eheschutz: Es kann Ihnen die Wohnung zuteilen und Unterhalt festlegen. Auch der Vermieter muss beiden getrennt kündigen. Zahlen Sie weiter, denn Rückstand ist eine andere Sache.',
  },
}
