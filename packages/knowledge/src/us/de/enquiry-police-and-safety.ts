/** Questions about the police, old records, stalking, images and recordings: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_SAFETY_DE: Words = {
  'us.story.police-home': {
    says: 'Die Polizei braucht einen Durchsuchungsbefehl (warrant), Ihr Ja oder einen Notfall, um in eine Wohnung zu gehen. Sagen Sie ruhig, dass Sie nicht zustimmen. Sie müssen keine Fragen beantworten: Sagen Sie, dass Sie einen Anwalt wollen.',
    dependsOn: 'ob jemand zugestimmt hat oder es ein Notfall war',
  },
  'us.story.police-talk': {
    says: 'Fragen der Polizei müssen Sie nicht beantworten, außer Ihren Namen, wo das Gesetz ihn verlangt. Sagen Sie: „I want a lawyer and will stay silent.“ Lügen Sie nicht.',
  },
  'us.story.old-record': {
    says: 'Viele Bundesstaaten löschen alte oder kleine Fälle, manche von selbst. Holen Sie Ihren Auszug (record), prüfen Sie die Wartezeit und stellen Sie den Antrag beim Gericht. Die Rechtshilfe (legal aid) hilft oft kostenlos.',
    dependsOn: 'der Bundesstaat, der Vorwurf und die Jahre seitdem',
  },
  'us.story.images': {
    says: 'Sichern Sie Beweise mit Links. Bitten Sie die Seite, es zu entfernen: Große Plattformen müssen intime Bilder innerhalb von 48 Stunden löschen. Sie zu teilen ist in den meisten Bundesstaaten eine Straftat, und Sie können klagen.',
  },
  'us.story.recording': {
    says: 'Nach Bundesrecht dürfen Sie ein Gespräch aufnehmen, an dem Sie teilnehmen. Manche Bundesstaaten, etwa Kalifornien, Florida und Pennsylvania, brauchen das Ja von allen.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.story.my-things': {
    says: 'Schreiben Sie eine Forderung mit einer Liste, einem Datum und einem Weg zur Übergabe. Die Polizei kann meist nur für Ruhe sorgen. Danach kann eine Klage (small claims oder replevin) Sachen oder ihren Wert zurückholen.',
  },
}
