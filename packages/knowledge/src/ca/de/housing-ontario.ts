/** Notices to end a tenancy and late rent in Ontario: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ONTARIO_WORDS: Words = {
  'ca.home.on-element-date': {
    says: 'Ein Schreiben in Ontario muss den Tag nennen, an dem das Mietverhältnis enden würde.',
    name: 'Das Enddatum (termination date)',
    ifMissing:
      'Wir sehen kein Enddatum (termination date). Ein Schreiben ohne es gilt vielleicht nicht. Fragen Sie eine Rechtsberatung (legal clinic).',
  },
  'ca.home.on-board': {
    says: 'In Ontario kann nur das Landlord and Tenant Board Ihren Auszug anordnen, und nur der Sheriff darf ihn ausführen.',
  },
  'ca.home.on-void': {
    says: 'In Ontario können Sie ein N4 beenden. Zahlen Sie alle geschuldete Miete, bevor der Vermieter zum Landlord and Tenant Board geht.',
  },
  'ca.home.on-before-order': {
    says: 'Auch nach dem Antrag können Sie es stoppen. Zahlen Sie die Miete und die Antragsgebühr (filing fee), bevor die Anordnung ergeht.',
  },
  'ca.home.on-n4-time': {
    says: 'Ein N4, das seit dem 21. September 2026 gegeben wurde, braucht nur 7 Tage. Davor waren es 14, wenn Sie monatlich mieten.',
  },
  'ca.home.on-n4': {
    says: 'Ein N4 von vor dem 21. September 2026 gibt einem Monatsmieter mindestens 14 Tage zum Zahlen. Wir zählen ab seinem Datum. Es gilt das Enddatum (termination date) auf dem Formular.',
    action: 'Alle geschuldete Miete zahlen',
    consequence: 'Der Vermieter kann beim Landlord and Tenant Board die Räumung beantragen.',
  },
  'ca.home.on-n4-seven': {
    says: 'Ein N4 gibt Ihnen mindestens 7 Tage zum Zahlen. Wir zählen ab seinem Datum. Es gilt das Enddatum (termination date) auf dem Formular.',
    action: 'Alle geschuldete Miete zahlen',
    consequence: 'Der Vermieter kann beim Landlord and Tenant Board die Räumung beantragen.',
  },
  'ca.home.on-bill-60': {
    says: 'Wollen Sie in der Verhandlung schlechte Reparaturen vorbringen, zahlen Sie dem Vermieter zuerst die Hälfte der geforderten Miete. Tun Sie das sieben Tage vorher, und schicken Sie bis dahin Ihre Punkte und Beweise. Dass die Summe falsch ist, dürfen Sie immer sagen.',
  },
  'ca.home.on-n12': {
    says: 'Will ein Vermieter in Ontario die Wohnung für Familie oder einen Käufer, muss er 60 Tage geben, bis zum Ende eines Mietzeitraums.',
  },
  'ca.home.on-n12-pay': {
    says: 'Bei Eigennutzung steht Ihnen eine Monatsmiete zu oder das Angebot einer anderen Wohnung. Seit dem 21. September 2026 muss ein Vermieter, der 120 Tage gibt, sie nicht zahlen. Für einen Käufer bleibt sie fällig.',
  },
  'ca.home.on-relief': {
    says: 'Das Landlord and Tenant Board muss alles ansehen, was für Sie spricht. Es kann eine Räumung ablehnen oder aufschieben, auch wenn Sie Regeln verletzt haben.',
  },
  'ca.home.on-bad-faith': {
    says: 'War der Grund der Eigennutzung falsch, können Sie bis zu 12 Monatsmieten und mehr fordern. Beantragen Sie es binnen eines Jahres nach dem Auszug.',
  },
  'ca.home.on-step': {
    says: 'Sie müssen nicht am Datum im Schreiben ausziehen. Warten Sie auf die Ladung zur Verhandlung (notice of hearing) und gehen Sie hin.',
  },
  'ca.home.on-n13': {
    says: 'Zum Renovieren braucht ein Vermieter in Ontario das Formular N13, mit 120 Tagen bis zum Ende einer Mietperiode oder des Vertrags. Die Schlichtungsstelle (LTB) prüft auch guten Glauben und Genehmigungen. Ein bloßer Brief zählt nicht.',
  },
  'ca.home.on-n13-return': {
    says: 'Schreiben Sie vor dem Auszug, dass Sie nach den Arbeiten zurück wollen, und melden Sie dann jede neue Adresse. Sie dürfen zurück, zur Miete, als wären Sie geblieben. Meist gibt es auch Geld für den Auszug.',
  },
  'ca.home.on-form': {
    says: 'In Ontario zählt eine Kündigung des Vermieters nur auf dem Formular der Behörde (LTB), etwa N12 für Eigenbedarf oder N4 für Miete. Ein Brief in eigenen Worten, eine SMS oder E-Mail genügt nicht.',
  },
}
