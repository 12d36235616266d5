/** Questions about a parent who keeps a child from the other: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONTACT_REFUSED_DE: Words = {
  'de.ask-family.contact-refused': {
    says: 'Umgang hängt nicht von Unterhalt oder Sorgerecht ab: Ihr Kind hat ein Recht auf Sie und Sie auf Ihr Kind, auch ohne Ehe. Schreiben Sie und schlagen Sie feste Tage vor. Jugendamt oder Beratungsstelle vermitteln kostenlos. Sonst beantragen Sie beim Familiengericht eine Regelung, wenn es eilt als Eilantrag. Wird ein Beschluss gebrochen, gibt es Ordnungsgeld. Den Rückstand beim Unterhalt klären Sie getrennt.',
  },
}
