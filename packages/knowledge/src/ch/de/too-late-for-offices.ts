/** What can still be done when the time in a letter about a fine, a tax, a benefit, a home or a job is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'ch.late.fine-reality': {
    says: 'Die dreissig Tage sind vorbei. Es kann ein ordentliches Verfahren folgen, meist ein Strafbefehl mit Gebühren. Dann haben Sie zehn Tage für die Einsprache.',
  },
  'ch.late.fine-step': {
    says: 'Rufen Sie heute die Stelle an. Fragen Sie, ob Sie die kleine Busse noch zahlen können. Kam ein Strafbefehl, erheben Sie binnen zehn Tagen Einsprache, wenn er falsch ist.',
  },
  'ch.late.penal-step': {
    says: 'Die zehn Tage sind wohl vorbei. Ohne Schuld zu spät, etwa im Spital? Bitten Sie binnen 30 Tagen danach um die Frist und erheben Sie im selben Brief Einsprache.',
  },
  'ch.late.penal-plan': {
    says: 'Auch eine rechtskräftige Busse kann man in Raten zahlen. Fragen Sie heute: Unbezahlt kann sie zu Tagen im Gefängnis werden.',
  },
  'ch.late.tax-step': {
    says: 'Ohne Schuld zu spät, etwa krank oder abwesend? Erheben Sie binnen 30 Tagen danach Einsprache und sagen Sie warum. Sonst bitten Sie heute um Zeit oder Raten.',
  },
  'ch.late.tax-right': {
    says: 'Ein rechtskräftiger Steuerentscheid kann noch geändert werden: bei klarem Rechenfehler oder wichtigen Tatsachen, die Sie vorher nicht bringen konnten.',
  },
  'ch.late.benefit-step': {
    says: 'Bitten Sie heute schriftlich um Erlass: guter Glaube und Härte, mit Belegen. Dafür haben Sie 30 Tage ab Rechtskraft. Ohne Schuld zu spät? Erheben Sie binnen 30 Tagen danach Einsprache und sagen Sie warum.',
  },
  'ch.late.benefit-right': {
    says: 'Ein rechtskräftiger Entscheid kann bei neuen wichtigen Tatsachen neu geprüft werden. Ist er klar falsch, kann die Stelle ihn auch selbst zurücknehmen.',
  },
  'ch.late.home-step': {
    says: 'Die dreissig Tage sind wohl vorbei. Sie laufen ab dem Tag, an dem Sie sie bekamen. Prüfen Sie heute das Formular: ohne amtliches Formular oder eigenen Brief an jeden Ehegatten ist sie nichtig, auch jetzt.',
  },
  'ch.late.home-right': {
    says: 'Niemand darf Sie ohne Gerichtsentscheid hinaussetzen. Sprechen Sie jetzt mit der Vermieterschaft über einen späteren Tag, und lassen Sie sich ein Ja schriftlich geben.',
  },
  'ch.late.rent-step': {
    says: 'Zahlen Sie heute alles, auch wenn die Frist vorbei ist, und bitten Sie schriftlich, nicht zu kündigen. Kommt eine Kündigung, gehen Sie binnen 30 Tagen zur Schlichtungsbehörde.',
  },
  'ch.late.job-step': {
    says: 'Ist die Kündigungsfrist zu Ende? Geld wegen missbräuchlicher Kündigung ist dann meist verloren. Lohn, Überstunden und Ferien können Sie noch fünf Jahre fordern.',
  },
}
