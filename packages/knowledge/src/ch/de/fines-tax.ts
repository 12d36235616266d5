/** Traffic fines, penal orders, tax and social insurance decisions: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_TAX_WORDS: Words = {
  'ch.public.fine-want': { says: 'Polizei oder Staatsanwaltschaft verlangt eine Busse.' },
  'ch.public.fine-who': { says: 'Das ist eine Behörde.' },
  'ch.public.fine-real': { says: 'Eine Ordnungsbusse kommt nicht ins Strafregister.' },
  'ch.public.fine-not-yet': { says: 'In den dreissig Tagen kommt nichts dazu.' },
  'ch.public.fine-rights': { says: 'Sie können zahlen oder ablehnen und prüfen lassen.' },
  'ch.public.fine-thirty': {
    says: 'Sie haben dreissig Tage für eine Ordnungsbusse.',
    action: 'Zahlen Sie oder lehnen Sie ab',
    consequence: 'Es folgt ein ordentliches Verfahren mit Kosten.',
  },
  'ch.public.fine-penal': {
    says: 'Sie haben zehn Tage für die schriftliche Einsprache gegen den Strafbefehl.',
    action: 'Schicken Sie die Einsprache',
    consequence: 'Der Strafbefehl wird zum Urteil.',
  },
  'ch.public.fine-check': { says: 'Prüfen Sie Tag, Ort und Auto. Waren Sie es?' },
  'ch.public.fine-object': {
    says: 'Nicht einverstanden? Schreiben Sie: Ich erhebe Einsprache. Unterschreiben Sie und senden Sie in zehn Tagen eingeschrieben.',
  },
  'ch.public.fine-plan': {
    says: 'Können Sie nicht zahlen, bitten Sie die Stelle heute um Zeit oder Raten.',
  },
  'ch.public.fine-right': { says: 'Sie haben das Recht auf ein Gericht, wenn Sie ablehnen.' },
  'ch.public.fine-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Dann ist es erledigt.',
    cost: 'Die Busse.',
    time: 'Dreissig Tage.',
    risk: 'Sie akzeptieren sie.',
    bestFor: 'Sie stimmt.',
  },
  'ch.public.fine-option': {
    title: 'Ablehnen oder Einsprache',
    says: 'Verlangen Sie das ganze Verfahren.',
    cost: 'Kosten, wenn Sie verlieren.',
    time: 'Zehn Tage beim Strafbefehl.',
    risk: 'Es kann teurer werden.',
    bestFor: 'Die Fakten sind falsch.',
  },
  'ch.public.tax-want': { says: 'Das Steueramt sagt, was Sie zahlen sollen.' },
  'ch.public.tax-real': { says: 'Sie können sich wehren und um Zeit bitten.' },
  'ch.public.tax-thirty': {
    says: 'Sie haben dreissig Tage für die Einsprache gegen die Veranlagung.',
    action: 'Schicken Sie die Einsprache',
    consequence: 'Die Veranlagung gilt.',
  },
  'ch.public.tax-step': {
    says: 'Vergleichen Sie mit Ihrer Steuererklärung. Erheben Sie Einsprache, wenn es falsch ist.',
  },
  'ch.public.tax-ease': {
    says: 'Können Sie nicht zahlen? Verlangen Sie Raten oder in Not einen Erlass.',
  },
  'ch.public.tax-right': { says: 'Sie haben das Recht auf Einsprache. Sie ist meist kostenlos.' },
  'ch.public.tax-option': {
    title: 'Einsprache',
    says: 'Schreiben Sie, was falsch ist, mit Belegen.',
    cost: 'Meist nichts.',
    time: 'Dreissig Tage.',
    risk: 'Zins läuft.',
    bestFor: 'Die Summe ist falsch.',
  },
  'ch.public.fine-missed': {
    says: 'Die zehn Tage ohne Schuld verpasst? Verlangen Sie innert 30 Tagen, nachdem Sie wieder handeln können, die Wiederherstellung der Frist, und erheben Sie zugleich Einsprache.',
  },
}
